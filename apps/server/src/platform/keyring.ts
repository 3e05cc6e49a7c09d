import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface Keyring {
  /** A digest that nobody can compute, or search a short secret for, without the installation's keys. */
  digest(purpose: string, value: string): Buffer;
  seal(plain: Buffer): Buffer;
  open(sealed: Buffer): Buffer;
}

/** The installation's own, whose keys are exchanged while it runs. */
export interface RotatingKeyring extends Keyring {
  /** What begins everything that is sealed from now on. */
  head: Buffer;
  /** Of every key, the one that seals first. */
  ids: readonly string[];
  /** How often each key has opened something here; `none` where what was sealed named no key. */
  opened: ReadonlyMap<string, number>;
}

const ivBytes = 12;
const tagBytes = 16;
const idBytes = 8;
/** What a sealed value begins with: the format, then the id of the key. Before it, values began with their iv. */
export const format = Buffer.from('PSK\x01', 'latin1');
export const headBytes = format.length + idBytes;

const derive = (key: Buffer, use: string, bytes = 32) =>
  Buffer.from(hkdfSync('sha256', key, '', use, bytes));

/** What the digests of an installation are made with that has one key. */
export const digestKeyOf = (key: Buffer) => derive(key, 'digest');

/** The id of the key that sealed this; null where the value names none. */
export function keyIdOf(sealed: Buffer): string | null {
  if (!sealed.subarray(0, format.length).equals(format)) return null;
  return sealed.subarray(format.length, headBytes).toString('hex');
}

/** How long the sealed form of so many bytes is that stands at the beginning of these. */
export const sealedLength = (bytes: Buffer, plainLength: number) =>
  (keyIdOf(bytes) === null ? 0 : headBytes) + ivBytes + tagBytes + plainLength;

function sealWith(key: Buffer, head: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(head);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([head, iv, cipher.getAuthTag(), body]);
}

function openWith(key: Buffer, head: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes));
  decipher.setAAD(head);
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** The first key seals, all of them open. */
export function createKeyring(
  first: Buffer,
  { others = [], digestKey = digestKeyOf(first) }: { others?: Buffer[]; digestKey?: Buffer } = {},
): RotatingKeyring {
  const keys = [first, ...others].map((key) => {
    const id = derive(key, 'id', idBytes);
    return { id: id.toString('hex'), head: Buffer.concat([format, id]), key: derive(key, 'seal') };
  });
  const [sealing] = keys as [(typeof keys)[number]];
  const opened = new Map<string, number>();
  const count = (name: string) => opened.set(name, (opened.get(name) ?? 0) + 1);

  /** Of a value that names no key: the one that opens it. */
  function openUnnamed(sealed: Buffer): Buffer {
    for (const { key } of keys) {
      try {
        return openWith(key, Buffer.alloc(0), sealed);
      } catch {
        // Another may.
      }
    }
    const id = keyIdOf(sealed);
    throw new Error(
      id === null ? 'No key of the ring opens this' : `The key ${id} is not in the ring`,
    );
  }

  return {
    ids: keys.map(({ id }) => id),
    head: sealing.head,
    opened,
    digest: (purpose, value) =>
      createHmac('sha256', digestKey).update(purpose).update('\0').update(value).digest(),
    seal: (plain) => sealWith(sealing.key, sealing.head, plain),
    open(sealed) {
      const named = keys.find(({ head }) => sealed.subarray(0, headBytes).equals(head));
      count(named?.id ?? 'none');
      return named
        ? openWith(named.key, named.head, sealed.subarray(headBytes))
        : openUnnamed(sealed);
    },
  };
}
