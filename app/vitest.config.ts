import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { textsPlugin } from "./plugins/texts.js";

// How long a test takes says more about what else the machine does than about what is tried.
const test = { include: ["tests/**/*.test.ts"], testTimeout: 60_000 };

export default defineConfig({ plugins: [svelte(), textsPlugin()], test });
