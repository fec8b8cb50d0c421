// Compares the app's narrator with Python's: tests/app/test_narrator.py writes what is compared, and starts this.
import { defineConfig } from "vitest/config";
import { textsPlugin } from "./plugins/texts.js";

export default defineConfig({
  plugins: [textsPlugin()],
  test: { include: ["tests/narrator.told.ts"], testTimeout: 60_000 },
});
