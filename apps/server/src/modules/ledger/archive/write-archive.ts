import type { ObjectStore } from '../../../platform/files/object-store.ts';
import type { LedgerSchema } from '../ledger.store.ts';
import type { MonthSeal } from '../seals/seal.store.ts';
import type { ArchiveStore, SealedPlayer } from './archive.store.ts';
import {
  findStrange,
  type Manifest,
  manifestFile,
  packLines,
  packPlayers,
  partFile,
  playersFile,
  sealOf,
  sha256,
  unpackLines,
} from './archive-form.ts';

export interface ArchiveNeeds {
  books: LedgerSchema;
  store: ArchiveStore;
  files: ObjectStore;
  /** About so many postings lie in one file; all of a player do. */
  postingsAtOnce?: number;
  onFile?: (name: string, isNew: boolean) => void;
}

export interface WrittenArchive {
  manifestHash: Buffer;
  bytes: number;
  files: number;
}

const playersAtOnce = 10_000;
const postingsInFile = 100_000n;

export const keyOf = (books: LedgerSchema, month: string, name: string) =>
  `${books}/${month}/${name}`;

async function readPlayers(store: ArchiveStore, month: string): Promise<SealedPlayer[]> {
  const players: SealedPlayer[] = [];
  for (;;) {
    const next = await store.listPlayers(month, players.at(-1)?.uid ?? 0n, playersAtOnce);
    players.push(...next);
    if (next.length < playersAtOnce) return players;
  }
}

/** Which players lie together follows from the seal and the bucket alone: whoever begins anew finds the same files. */
function splitPlayers(players: readonly SealedPlayer[], postingsMax: bigint): SealedPlayer[][] {
  const parts: SealedPlayer[][] = [];
  let room = 0n;
  for (const player of players.toSorted((a, b) => a.bucket - b.bucket)) {
    if (room < player.postings || parts.at(-1)?.[0]?.bucket !== player.bucket) {
      parts.push([]);
      room = postingsMax;
    }
    parts.at(-1)?.push(player);
    room -= player.postings;
  }
  return parts;
}

/** Whether a file is what was sealed of its players; one that cannot be read is not. */
function holds(bytes: Buffer, players: readonly SealedPlayer[]): boolean {
  try {
    return findStrange(unpackLines(bytes), players).length === 0;
  } catch {
    return false;
  }
}

/** The file of these players: one that is there already and holds what was sealed, or a new one. */
async function writePart(
  { books, store, files, onFile }: ArchiveNeeds,
  month: string,
  name: string,
  players: readonly SealedPlayer[],
): Promise<Buffer> {
  const key = keyOf(books, month, name);
  const there = await files.read(key);
  if (there && holds(there, players)) {
    onFile?.(name, false);
    return there;
  }
  const range = {
    bucket: players[0]?.bucket ?? 0,
    after: (players[0]?.uid ?? 1n) - 1n,
    upTo: players.at(-1)?.uid ?? 0n,
  };
  const lines = await store.listLines(month, range);
  const [strange] = findStrange(lines, players);
  if (strange !== undefined) {
    throw new Error(
      `${month} is not archived: what is there of player ${strange} is not what was sealed`,
    );
  }
  const bytes = packLines(lines);
  await files.write(key, bytes);
  onFile?.(name, true);
  return bytes;
}

/**
 * Copies a sealed month into the object store: players, postings with their legs, and at last the manifest.
 * Whatever cuts it off, it goes on where it was, and again it writes nothing.
 */
export async function writeArchive(needs: ArchiveNeeds, seal: MonthSeal): Promise<WrittenArchive> {
  const { books, store, files, postingsAtOnce } = needs;
  const { month, previousHash, hash } = seal;
  const players = await readPlayers(store, month);
  if (!sealOf(month, previousHash, players).equals(hash)) {
    throw new Error(`${month} is not archived: its seal does not follow from its players`);
  }
  const told: Manifest['files'] = [];
  const note = (name: string, rows: number, bytes: Buffer) =>
    told.push({ name, rows, bytes: bytes.length, sha256: sha256(bytes).toString('hex') });
  const parts = splitPlayers(players, postingsAtOnce ? BigInt(postingsAtOnce) : postingsInFile);
  for (const [place, those] of parts.entries()) {
    const name = partFile(place + 1);
    const rows = those.reduce((sum, { postings }) => sum + Number(postings), 0);
    note(name, rows, await writePart(needs, month, name, those));
  }
  const packed = packPlayers(players);
  await files.write(keyOf(books, month, playersFile), packed);
  note(playersFile, players.length, packed);
  const manifest: Manifest = {
    format: 1,
    books,
    month,
    seal: hash.toString('hex'),
    previous_seal: previousHash.toString('hex'),
    players: String(seal.players),
    postings: String(seal.postings),
    entries: String(seal.entries),
    amount: String(seal.amount),
    files: told,
  };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  await files.write(keyOf(books, month, manifestFile), text);
  const bytes = told.reduce((sum, file) => sum + file.bytes, text.length);
  return { manifestHash: sha256(text), bytes, files: told.length + 1 };
}
