// The judge's texts: the server's own Fluent files, a module a language, without what only the terminal or the reference says.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse, serialize } from "@fluent/syntax";

const TEXTS = new URL("../../src/lycaon/texts/", import.meta.url);
const FILES = "app asks calls judge moons private reasons refusals roles rules variants words".split(" ");
const LOOKED_UP = /^((role|moon|variant|office)-.*-(rule|hint)|preset-.*|section-.*|(?!rule-.*-name$)rule-.*)$/;
/** What the server words itself: it refuses in the reader's language. Why a game can't begin yet, the page says. */
const REFUSED = /^(limit-.*|problem-.*|number-range|refusal-(?!bad-deck|bad-setup|too-few).*)$/;

export function textsPlugin() {
  const name = "virtual:texts/";
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined;
      return `export default ${JSON.stringify(textOf(id.slice(name.length + 1), (file) => this.addWatchFile(file)))};`;
    },
  };
}

export function textOf(language, watch = () => {}) {
  const folder = new URL(`${language}/`, TEXTS);
  const there = new Set(readdirSync(folder));
  const said = [];
  for (const file of FILES) {
    if (!there.has(`${file}.ftl`)) continue;
    const path = fileURLToPath(new URL(`${file}.ftl`, folder));
    watch(path);
    const resource = parse(readFileSync(path, "utf8"), {});
    resource.body = resource.body.filter(
      (entry) => entry.type === "Message" && ![LOOKED_UP, REFUSED].some((one) => one.test(entry.id.name)),
    );
    for (const entry of resource.body) entry.comment = null;
    said.push(serialize(resource, {}));
  }
  return said.join("\n");
}
