// Practise alone: a room of one's own, bots at the other seats, and off it goes.
import { openRoom } from "../net/api";
import { keepTicket } from "../net/kept";
import type { Language } from "../texts/texts";
import type * as wire from "../wire/types";

/** So many that the usual deck has a seer, a witch and a hunter. */
const SEATS = 9;
/** Who plays with bots alone holds nobody up: no clock runs, and the night waits for nothing else. */
const ALONE: wire.Settings = { speed: "off", holds: "brisk", seconds: { hold: 3 } };

/** Open a practice room and begin; returns where it is. Raises `Refused`. */
export async function start(name: string, language: Language, bots: readonly string[]): Promise<string> {
  const ticket = await openRoom({ name, way: "remote", language, settings: ALONE }, language);
  keepTicket(ticket.code, ticket);
  const names = [...bots].sort(() => Math.random() - 0.5).slice(0, SEATS - 1);
  const commands: wire.Command[] = names.map((one) => ({ do: "add_bot", name: one }));
  await give(ticket, [...commands, { do: "start" }]);
  return ticket.path;
}

/** Give commands one after the other over a socket of their own. */
function give(ticket: wire.Ticket, commands: wire.Command[]): Promise<void> {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/api/rooms/${ticket.code}/socket`);
  return new Promise((done) => {
    let next = 0;
    const send = (message: wire.ToServer) => socket.send(JSON.stringify(message));
    const go = () => {
      if (next < commands.length) send({ type: "do", id: `start-${next}`, command: commands[next++]! });
      else socket.close();
    };
    socket.onopen = () => {
      send({ type: "hello", token: ticket.token });
      go();
    };
    socket.onmessage = (message) => {
      const heard = JSON.parse(String(message.data)) as wire.ToClient;
      if (heard.type === "token") keepTicket(ticket.code, { ...ticket, token: heard.token });
      if (heard.type === "done" || heard.type === "refused") go();
    };
    socket.onclose = () => done();
  });
}
