import { isIP } from 'node:net';

/** The sixteen bytes of an address, one of version 4 in the last four of them; null for what is no address. */
export function addressBytes(text: string): Uint8Array | null {
  const plain = text.startsWith('::ffff:') && isIP(text.slice(7)) === 4 ? text.slice(7) : text;
  const version = isIP(plain);
  if (version === 4) return bytesOfFour(plain);
  return version === 6 ? bytesOfSix(plain) : null;
}

function bytesOfFour(text: string): Uint8Array {
  const bytes = new Uint8Array(16);
  bytes.set(text.split('.').map(Number), 12);
  return bytes;
}

/** `::` stands for as many zeros as are missing; the last two parts may be written as an address of version 4. */
function bytesOfSix(text: string): Uint8Array | null {
  const [address = ''] = text.split('%', 1);
  const [head = '', tail] = address.split('::', 2);
  const front = partsOf(head);
  const back = tail === undefined ? [] : partsOf(tail);
  const missing = 8 - front.length - back.length;
  if (missing < 0) return null;
  const parts = [...front, ...Array.from({ length: missing }, () => 0), ...back];
  return Uint8Array.from(parts.flatMap((part) => [part >> 8, part & 255]));
}

function partsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}

const isFour = (bytes: Uint8Array) => bytes.subarray(0, 12).every((byte) => byte === 0);

/** The network of an address as it is kept: /24 of version 4, /48 of version 6. */
export function networkText(text: string): string {
  const bytes = addressBytes(text);
  if (bytes === null) return '';
  if (isFour(bytes)) return `${bytes[12]}.${bytes[13]}.${bytes[14]}.0/24`;
  const parts = [0, 2, 4].map((at) =>
    (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)).toString(16),
  );
  return `${parts.join(':')}::/48`;
}
