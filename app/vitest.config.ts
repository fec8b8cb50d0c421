import { defineConfig } from "vitest/config";
import { textsPlugin } from "./plugins/texts.js";

export default defineConfig({ plugins: [textsPlugin()], test: { include: ["tests/**/*.test.ts"] } });
