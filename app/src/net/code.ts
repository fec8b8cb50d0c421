// The four characters by which a room is found, as people type them: any case, full width, spaces and dashes between.
const ALPHABET = /^[2-9A-HJKMNP-Z]{4}$/;

export function readCode(typed: string): string | undefined {
  const code = typed
    .slice(0, 64)
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-·.]/g, "");
  return ALPHABET.test(code) ? code : undefined;
}
