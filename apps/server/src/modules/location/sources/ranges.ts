import { addressBytes } from './address-bytes.ts';

interface Range {
  bytes: Uint8Array;
  /** How many bits of the sixteen bytes count. */
  bits: number;
}

/** A line such as `203.0.113.0/24`, `2001:db8::/32` or one address; null for what is none. */
function readRange(line: string): Range | null {
  const [address = '', length] = line.split('/', 2);
  const bytes = addressBytes(address);
  if (bytes === null) return null;
  const whole = address.includes(':') ? 128 : 32;
  const given = length === undefined ? whole : Number(length);
  if (!Number.isInteger(given) || given < 0 || given > whole) return null;
  return { bytes, bits: 128 - whole + given };
}

/** The first bits of an address as text, by which ranges of one length are found. */
function keyOf(bytes: Uint8Array, bits: number): string {
  const kept = bytes.slice(0, Math.ceil(bits / 8));
  const rest = bits % 8;
  const last = kept.length - 1;
  if (rest > 0) kept[last] = (kept[last] ?? 0) & (255 << (8 - rest));
  return Buffer.from(kept).toString('latin1');
}

export interface Ranges {
  size: number;
  has(address: string): boolean;
}

/** Networks of services that hide where somebody is, a line for each; `#` begins a remark. */
export function readRanges(text: string): Ranges {
  const byLength = new Map<number, Set<string>>();
  let size = 0;
  for (const [place, raw] of text.split('\n').entries()) {
    const line = (raw.split('#', 1)[0] ?? '').trim();
    if (line === '') continue;
    const range = readRange(line);
    if (range === null) throw new Error(`Line ${place + 1} of the ranges is no network: ${line}`);
    const held = byLength.get(range.bits) ?? new Set<string>();
    held.add(keyOf(range.bytes, range.bits));
    byLength.set(range.bits, held);
    size += 1;
  }
  return {
    size,
    has(address) {
      const bytes = addressBytes(address);
      if (bytes === null) return false;
      return [...byLength].some(([bits, held]) => held.has(keyOf(bytes, bits)));
    },
  };
}
