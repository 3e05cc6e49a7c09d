import type { MonthSeal } from '../seals/seal.store.ts';
import {
  type ArchivedPlayer,
  findStrange,
  type Manifest,
  manifestFile,
  manifestForm,
  partFile,
  playersFile,
  sealOf,
  sha256,
  unpackLines,
  unpackPlayers,
} from './archive-form.ts';
import { type ArchiveNeeds, keyOf } from './write-archive.ts';

type VerifyNeeds = Pick<ArchiveNeeds, 'books' | 'files' | 'onFile'>;

const sumOf = (players: readonly ArchivedPlayer[], figure: 'postings' | 'entries') =>
  players.reduce((sum, player) => sum + player[figure], 0n);

function readManifest(text: Buffer): Manifest | null {
  try {
    return manifestForm.parse(JSON.parse(text.toString('utf8')));
  } catch {
    return null;
  }
}

/** What the manifest says of the month that the seal says otherwise. */
function manifestFault(manifest: Manifest, seal: MonthSeal): string | null {
  const isSame =
    manifest.month === seal.month &&
    manifest.seal === seal.hash.toString('hex') &&
    manifest.previous_seal === seal.previousHash.toString('hex') &&
    manifest.players === String(seal.players) &&
    manifest.postings === String(seal.postings) &&
    manifest.entries === String(seal.entries) &&
    manifest.amount === String(seal.amount);
  return isSame ? null : `${manifestFile} is not of this seal`;
}

/** A file as the manifest describes it, or what is wrong with it. */
async function readFile(
  { books, files, onFile }: VerifyNeeds,
  month: string,
  { name, bytes, sha256: digest }: Manifest['files'][number],
): Promise<Buffer | string> {
  const found = await files.read(keyOf(books, month, name));
  if (found === null) return `${name} is missing`;
  const isSame = found.length === bytes && sha256(found).toString('hex') === digest;
  onFile?.(name, false);
  return isSame ? found : `${name} is not what was written`;
}

/** Reads every posting of the archive and holds it against its players, who lead to the seal. */
async function postingsFault(
  needs: VerifyNeeds,
  manifest: Manifest,
  players: readonly ArchivedPlayer[],
): Promise<string | null> {
  const parts = manifest.files.filter(({ name }) => name !== playersFile);
  const left = new Map(players.map((player) => [player.uid, player]));
  for (const [place, file] of parts.entries()) {
    if (file.name !== partFile(place + 1)) return `${file.name} is none of its files`;
    const bytes = await readFile(needs, manifest.month, file);
    if (typeof bytes === 'string') return bytes;
    const lines = unpackLines(bytes);
    if (lines.length !== file.rows) return `${file.name} has ${lines.length} rows`;
    const those = [...new Set(lines.map(({ uid }) => uid))].flatMap((uid) => left.get(uid) ?? []);
    const [strange] = findStrange(lines, those);
    if (strange !== undefined) return `${file.name} is not what was sealed of player ${strange}`;
    for (const { uid } of those) left.delete(uid);
  }
  const [missing] = left.keys();
  return missing === undefined ? null : `player ${missing} is missing`;
}

/** Reads an archive back and computes its seal from its rows: what is wrong first, or null and the hash of its manifest. */
export async function verifyArchive(
  needs: VerifyNeeds,
  seal: MonthSeal,
): Promise<{ fault: string } | { fault: null; manifestHash: Buffer; manifest: Manifest }> {
  const { books, files } = needs;
  const { month } = seal;
  const text = await files.read(keyOf(books, month, manifestFile));
  if (text === null) return { fault: `${manifestFile} is missing` };
  const manifest = readManifest(text);
  if (manifest === null) return { fault: `${manifestFile} cannot be read` };
  const wrong = manifestFault(manifest, seal);
  if (wrong) return { fault: wrong };
  const listed = manifest.files.find(({ name }) => name === playersFile);
  const packed = listed ? await readFile(needs, month, listed) : `${playersFile} is missing`;
  if (typeof packed === 'string') return { fault: packed };
  const players = unpackPlayers(packed);
  const isSealed =
    sealOf(month, seal.previousHash, players).equals(seal.hash) &&
    sumOf(players, 'postings') === seal.postings &&
    sumOf(players, 'entries') === seal.entries;
  if (!isSealed) return { fault: `${playersFile} does not lead to the seal` };
  const fault = await postingsFault(needs, manifest, players);
  return fault ? { fault } : { fault, manifestHash: sha256(text), manifest };
}
