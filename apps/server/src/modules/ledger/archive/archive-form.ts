import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { MonthLine, SealedPlayer } from './archive.store.ts';

/** What an archive of a month says of itself; written last, so that one with it is whole. */
export const manifestForm = z.object({
  format: z.literal(1),
  books: z.string(),
  month: z.string(),
  /** The seal that everything in it leads to, and the one of the month before. */
  seal: z.string(),
  previous_seal: z.string(),
  players: z.string(),
  postings: z.string(),
  entries: z.string(),
  amount: z.string(),
  files: z.array(z.object({ name: z.string(), rows: z.int(), bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifestForm>;

export const playersFile = 'players.jsonl.gz';
export const manifestFile = 'manifest.json';
export const partFile = (number: number) => `postings-${String(number).padStart(5, '0')}.jsonl.gz`;

export const sha256 = (bytes: Buffer | string): Buffer =>
  createHash('sha256').update(bytes).digest();

const pack = (lines: readonly string[]): Buffer =>
  gzipSync(Buffer.from(lines.map((line) => `${line}\n`).join('')), { level: 9 });

const unpack = (bytes: Buffer): string[] =>
  gunzipSync(bytes).toString('utf8').split('\n').slice(0, -1);

export const packLines = (lines: readonly MonthLine[]): Buffer =>
  pack(lines.map(({ line }) => line));

/** Every line begins with its player. */
export const unpackLines = (bytes: Buffer): MonthLine[] =>
  unpack(bytes).map((line) => ({ uid: BigInt(/^\[(\d+),/.exec(line)?.[1] ?? -1), line }));

/** Where the rows of a player lie is no part of what was sealed. */
export type ArchivedPlayer = Omit<SealedPlayer, 'bucket'>;

export const packPlayers = (players: readonly ArchivedPlayer[]): Buffer =>
  pack(
    players.map(
      ({ uid, balance, turnover, lastId, postings, entries, digest }) =>
        `[${uid},${balance},${turnover},${lastId},${postings},${entries},"${digest.toString('hex')}"]`,
    ),
  );

const playerLine = /^\[(\d+),(-?\d+),(-?\d+),(\d+),(\d+),(\d+),"([0-9a-f]{64})"\]$/;

export function unpackPlayers(bytes: Buffer): ArchivedPlayer[] {
  return unpack(bytes).map((line) => {
    const [, uid, balance, turnover, lastId, postings, entries, digest] =
      playerLine.exec(line) ?? [];
    if (digest === undefined) throw new Error('A line of the players cannot be read');
    const number = (text: string | undefined) => BigInt(text ?? 0);
    return {
      uid: number(uid),
      balance: number(balance),
      turnover: number(turnover),
      lastId: number(lastId),
      postings: number(postings),
      entries: number(entries),
      digest: Buffer.from(digest, 'hex'),
    };
  });
}

/** A digest for each player, as `ledger.digest_players` computes it: a hash over the hashes of the lines. */
function digestLines(lines: readonly MonthLine[]): Map<bigint, Buffer> {
  const hashes = new Map<bigint, ReturnType<typeof createHash>>();
  for (const { uid, line } of lines) {
    const hash = hashes.get(uid) ?? createHash('sha256');
    hashes.set(uid, hash.update(sha256(line)));
  }
  return new Map([...hashes].map(([uid, hash]) => [uid, hash.digest()]));
}

/** The seal of a month, as `ledger.seal_hash` computes it, from its players in the order of their numbers. */
export function sealOf(
  month: string,
  previous: Buffer,
  players: readonly ArchivedPlayer[],
): Buffer {
  const hash = createHash('sha256').update(previous).update(`${month}-01`);
  const figures = Buffer.alloc(32);
  for (const { uid, balance, turnover, lastId, digest } of players) {
    figures.writeBigInt64BE(uid, 0);
    figures.writeBigInt64BE(balance, 8);
    figures.writeBigInt64BE(turnover, 16);
    figures.writeBigInt64BE(lastId, 24);
    hash.update(figures).update(digest);
  }
  return hash.digest();
}

/** Players whose lines are not what was sealed of them; a player has all lines in one file. */
export function findStrange(
  lines: readonly MonthLine[],
  players: readonly ArchivedPlayer[],
): bigint[] {
  const digests = digestLines(lines);
  const changed = players.filter(({ uid, digest }) => digests.get(uid)?.equals(digest) !== true);
  const known = new Set(players.map(({ uid }) => uid));
  return [
    ...changed.map(({ uid }) => uid),
    ...[...digests.keys()].filter((uid) => !known.has(uid)),
  ];
}
