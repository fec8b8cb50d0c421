// The app without a network: its parts as they were kept, the page from the last visit, and what can be looked up.
// Nothing of a room is ever kept: that all comes over the socket.
const KEPT = "lycaon-1";
const LOOKED_UP = /^\/api\/(cards|rules|presets|decks|glossary)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(["/", "/assets/icons.svg"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** From the network, kept for later; from what was kept when there is no network. */
async function freshOrKept(request, name) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(name, answer.clone());
    return answer;
  } catch (lost) {
    const before = await kept.match(name, { ignoreVary: true });
    if (before) return before;
    throw lost;
  }
}

/** What was kept, for what never changes under its name. */
async function keptOrFresh(request) {
  const kept = await caches.open(KEPT);
  const before = await kept.match(request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(freshOrKept(request, "/"));
  else if (/-[\w-]{8}\.\w+$/.test(pathname) && pathname.startsWith("/assets/")) event.respondWith(keptOrFresh(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(freshOrKept(request, pathname));
  else if (LOOKED_UP.test(pathname)) {
    const language = request.headers.get("accept-language") ?? "";
    event.respondWith(freshOrKept(request, `${pathname}?${encodeURIComponent(language)}`));
  }
});
