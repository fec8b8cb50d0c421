import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { iconsPlugin } from "./plugins/icons.js";
import { textsPlugin } from "./plugins/texts.js";

export default defineConfig({
  plugins: [svelte(), textsPlugin(), iconsPlugin()],
  build: {
    outDir: "../src/lycaon/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page's policy lets no inline script in.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8717", ws: true } } },
});
