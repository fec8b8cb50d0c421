import { mount } from "svelte";
import App from "./App.svelte";
import { prefs } from "./prefs.svelte";
import "./styles/base.css";

prefs.watch();
await prefs.speak();
mount(App, { target: document.getElementById("app")! });
