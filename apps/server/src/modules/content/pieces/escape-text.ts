const basic: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Nobody can read these, or they turn the direction of what follows. */
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

function characterOf(code: number): string {
  if (!Number.isInteger(code) || code <= 0 || code > 0x10_ff_ff) return '';
  const character = String.fromCodePoint(code);
  return hidden.test(character) ? '' : character;
}

/** The words that a text of HTML says. Rare names of characters stay as they are typed. */
export function plainText(html: string): string {
  return html.replaceAll(/&(?:#(\d{1,8})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (all, ...found) => {
    const [decimal, hex, name] = found as (string | undefined)[];
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    return basic[name ?? ''] ?? all;
  });
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Words as HTML, between tags or in an attribute. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}
