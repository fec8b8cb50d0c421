// Where the app is.
import { parse } from "./place";

class Route {
  at = $state.raw(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => {
      this.at = parse(location.pathname);
    });
  }

  go(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, "", path);
    this.at = parse(location.pathname);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links: stay on the page where a plain click is meant. */
export function within(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  route.go(link.href.slice(location.origin.length));
}
