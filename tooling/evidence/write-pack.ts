import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { gzipSync } from 'node:zlib';

const sha256 = (...parts: (Buffer | string)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

function rootOf(lines: readonly string[]): Buffer {
  const [first, ...others] = lines;
  if (first === undefined) return sha256('');
  if (others.length === 0) return sha256(Buffer.of(0), first);
  // The largest power of two below the number of lines stands on the left.
  const left = 2 ** Math.ceil(Math.log2(lines.length) - 1);
  return sha256(Buffer.of(1), rootOf(lines.slice(0, left)), rootOf(lines.slice(left)));
}

const pair = generateKeyPairSync('ed25519');
const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' });
const key = sha256(publicKey).subarray(0, 8).toString('hex');

export interface WrittenPack {
  bytes: Buffer;
  statement: string;
  hash: string;
}

/** A pack as the house writes one: what was signed first, then each part packed by itself. */
export function writePack(
  day: string,
  parts: Record<string, readonly unknown[]>,
  previous = '0'.repeat(64),
): WrittenPack {
  const written = Object.entries(parts).map(([name, rows]) => {
    const lines = rows.map((row) => JSON.stringify(row));
    return { name, lines, rows: lines.length, root: rootOf(lines).toString('hex') };
  });
  const signed = written.map(({ name, rows, root }) => ({ name, rows, root }));
  const root = rootOf(signed.map((part) => `${part.name} ${part.rows} ${part.root}`));
  const statement = JSON.stringify({
    format: 1,
    day,
    previous,
    parts: signed,
    root: root.toString('hex'),
    key,
    closed_at: `${day}T17:00:00.000Z`,
  });
  const head = {
    statement,
    signature: sign(null, Buffer.from(statement), pair.privateKey).toString('base64'),
    public_key: publicKey.toString('base64'),
  };
  const files = written.filter(({ lines }) => lines.length > 0).map(({ lines }) => lines);
  const bytes = Buffer.concat(
    [[JSON.stringify(head)], ...files].map((lines) =>
      gzipSync(lines.map((line) => `${line}\n`).join('')),
    ),
  );
  return { bytes, statement, hash: sha256(statement).toString('hex') };
}

/** Noon in Manila, in seconds. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00+08:00`) / 1000;
const midnightOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`) / 1000;

/** A round of a day that was played to its end, in centavos. */
export const roundOf = (day: string, seq: number, stake: number, payout: number) => [
  seq,
  7,
  seq,
  'studio',
  'plinko',
  `r-${seq}`,
  'completed',
  stake,
  0,
  payout,
  noonOf(day) * 1_000_000,
  noonOf(day) * 1_000_000 + seq,
];

/** The figures of a gaming day of one game, with a share of 12.5 percent. */
export function figuresOf(
  day: string,
  sums: { rounds: number; staked: number; won: number; share: number },
) {
  const { rounds, staked, won, share } = sums;
  const start = midnightOf(day);
  return [
    ['day', day, start, start + 86_400, 1250, rounds, staked, won, 0, staked, 0, 0, 0, share, 0, 0],
    ['play', day, false, 'perya', 'web', 'studio', 'plinko', 3, rounds, staked, won, 0, staked],
  ];
}
