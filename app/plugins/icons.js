// One sprite with the icons that the cards need, from the package of game-icons.net.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const OURS = ["wolf-head", "village", "fangs", "domino-mask", "knot"];

export function iconsPlugin() {
  return {
    name: "icons",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "assets/icons.svg", source: sprite() });
    },
    configureServer(server) {
      server.middlewares.use("/assets/icons.svg", (_, answer) => {
        answer.setHeader("content-type", "image/svg+xml");
        answer.end(sprite());
      });
    },
  };
}

function sprite() {
  const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  const looks = readFileSync(new URL("../src/wire/looks.ts", import.meta.url), "utf8");
  const names = new Set([...OURS, ...[...looks.matchAll(/icon: "([a-z0-9-]+)"/g)].map((found) => found[1])]);
  const parts = [...names].sort().map((name) => {
    if (!icons[name]) throw new Error(`game-icons has no icon called ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icons[name].body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join("")}</svg>`;
}
