type Config = Record<string, unknown>;

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function decode(text: string): Config {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (!isConfig(value)) throw new TypeError('Not an object');
  return value;
}

/** What the scanner's client is told; what cannot be decoded is empty, and no error. [A-192 A-193 A-483] */
export function decodeClientConfig(text: string): { content?: Config } {
  try {
    const outer = decode(text);
    return { ...outer, content: decode(String(outer.content)) };
  } catch {
    return {};
  }
}

const encode = (value: Config) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));

/** The other way, for whoever plays the scanner. */
export function encodeClientConfig(content: Config, beside: Config = {}): string {
  return encode({ ...beside, content: encode(content) });
}
