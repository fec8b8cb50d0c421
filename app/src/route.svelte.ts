// Which screen the address means.
import { readCode } from "./net/code";

export type Screen = "front" | "rules" | "me" | "credits" | "room" | "table";

function parse(path: string): { screen: Screen; code: string } {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  if (first === "rules" || first === "me" || first === "credits") return { screen: first, code: "" };
  let typed = first;
  try {
    typed = decodeURIComponent(first);
  } catch {
    // Not an address of ours; it reads as no code.
  }
  const code = first ? (readCode(typed) ?? typed.slice(0, 16)) : "";
  if (!code) return { screen: "front", code };
  return { screen: second === "table" ? "table" : "room", code };
}

class Route {
  at = $state.raw(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => {
      this.at = parse(location.pathname);
    });
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.at = parse(path);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links: stay on the page where a plain click is meant. */
export function within(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  route.go(new URL(link.href).pathname);
}
