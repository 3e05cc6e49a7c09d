export interface Tag {
  /** Lower case; empty for a comment and the like, which are left out. */
  name: string;
  isEnd: boolean;
  attributes: Map<string, string>;
  /** Where the text goes on. */
  next: number;
}

const nothing = new Map<string, string>();

function skip(html: string, from: number, until: string): Tag {
  const end = html.indexOf(until, from);
  const next = end < 0 ? html.length : end + until.length;
  return { name: '', isEnd: false, attributes: nothing, next };
}

/** The characters from here that fit, without going back: what is hostile must not take long either. */
function run(html: string, from: number, fits: RegExp): number {
  let at = from;
  while (at < html.length && fits.test(html.charAt(at))) at += 1;
  return at;
}

const space = /[\s/]/;
const inName = /[^\s/>=]/;
const inPlainValue = /[^\s>]/;

function readValue(html: string, from: number): [value: string, next: number] {
  const quote = html.charAt(from);
  if (quote !== '"' && quote !== "'") {
    const end = run(html, from, inPlainValue);
    return [html.slice(from, end), end];
  }
  const end = html.indexOf(quote, from + 1);
  return end < 0 ? ['', html.length] : [html.slice(from + 1, end), end + 1];
}

function readAttributes(html: string, from: number): [Map<string, string>, next: number] {
  const attributes = new Map<string, string>();
  let at = run(html, from, space);
  while (at < html.length && html.charAt(at) !== '>') {
    // A name may begin with '=': the standard says so.
    const nameEnd = run(html, at + 1, inName);
    const name = html.slice(at, nameEnd).toLowerCase();
    at = run(html, nameEnd, /\s/);
    let value = '';
    if (html.charAt(at) === '=') [value, at] = readValue(html, run(html, at + 1, /\s/));
    // The first of a name counts, as in every browser.
    if (!attributes.has(name)) attributes.set(name, value);
    at = run(html, at, space);
  }
  return [attributes, Math.min(at + 1, html.length)];
}

/** The tag, comment or declaration that begins at this '<'; null if it is a plain character. */
export function readTag(html: string, at: number): Tag | null {
  if (html.startsWith('<!--', at)) return skip(html, at + 4, '-->');
  if (/^<[!?]|^<\/[^a-z]/i.test(html.slice(at, at + 3))) return skip(html, at, '>');
  const isEnd = html.charAt(at + 1) === '/';
  const nameStart = isEnd ? at + 2 : at + 1;
  if (!/[a-z]/i.test(html.charAt(nameStart))) return null;
  const nameEnd = run(html, nameStart, /[^\s/>]/);
  const name = html.slice(nameStart, nameEnd).toLowerCase();
  const [attributes, next] = readAttributes(html, nameEnd);
  return { name, isEnd, attributes, next };
}
