import { mount } from "svelte";
import App from "./App.svelte";
import { prefs } from "./prefs.svelte";
import "./styles/base.css";

prefs.watch();
await prefs.speak();
// The app opens without a network, too, and says so. Only where pages may do that: over https, or on this machine.
if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
mount(App, { target: document.getElementById("app")! });
