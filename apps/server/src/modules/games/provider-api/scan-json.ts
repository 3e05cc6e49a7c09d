const quote = 0x22;
const backslash = 0x5c;
const depthMax = 16;

const isDigit = (unit: number) => unit >= 0x30 && unit <= 0x39;

function endOfString(text: string, begin: number): number {
  let end = begin;
  for (;;) {
    end = text.indexOf('"', end + 1);
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
}

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value);
  let names = Array.isArray(value) ? 0 : inside.length;
  for (const each of inside) names += countNames(each);
  return names;
}

/**
 * What JSON.parse lets pass without a word: a number that is not written as plain digits, so that it may
 * have been rounded (`999.99999999999999999` is 1000), and a name that stands twice, of which the last
 * counts here and the first perhaps elsewhere. `text` is what `value` was parsed from, so it is JSON; a
 * colon outside of strings is a name, and one that is missing in the value stood twice.
 */
export function problemOfJson(text: string, value: unknown): string | null {
  let names = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case 0x3a: // :
        names += 1;
        break;
      case 0x7b: // {
      case 0x5b: // [
        depth += 1;
        if (depth > depthMax) return 'The body is nested too deeply';
        break;
      case 0x7d: // }
      case 0x5d: // ]
        depth -= 1;
        break;
      case 0x2e: // .
        return 'A number is not written as plain digits';
      case 0x2d: // -
        if (text[at + 1] === '0') return 'A number is not written as plain digits';
        break;
      case 0x65: // e
      case 0x45: // E
        if (isDigit(text.charCodeAt(at - 1))) return 'A number is not written as plain digits';
        break;
    }
  }
  return names === countNames(value) ? null : 'A name stands twice';
}
