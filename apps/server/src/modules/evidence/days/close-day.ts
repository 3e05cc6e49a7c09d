import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eventOf } from '../../../platform/events/event.ts';
import type { DaySource } from '../../../platform/evidence/day-lines.store.ts';
import { writeToOutbox } from '../../../platform/outbox/outbox.store.ts';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import { dayClosed } from '../events.ts';
import type { EvidenceServices } from '../services.ts';
import type { DueDay, NewDay } from './day.store.ts';
import { createTree, sha256 } from './merkle.ts';
import { messagesOfDay } from './publish-day.ts';
import { ensureKey, signText } from './signing-keys.ts';
import { type DayPart, noPrevious, rootOfParts, writeStatement } from './statement.ts';

/** About so many lines lie in one file. */
const linesInFile = 100_000;

const folderOf = (day: string, attempt: string) => `evidence/${day}/${attempt}`;

export const fileOf = (day: string, attempt: string, part: string, place: number) =>
  `${folderOf(day, attempt)}/${part}-${String(place).padStart(5, '0')}.jsonl.gz`;

export const unpackLines = (bytes: Buffer): string[] =>
  gunzipSync(bytes).toString('utf8').split('\n').slice(0, -1);

async function writePart(
  { archives }: EvidenceServices,
  { day, from, before }: DueDay,
  { attempt, name, source }: { attempt: string; name: string; source: DaySource },
): Promise<DayPart & { files: number }> {
  const tree = createTree();
  let files = 0;
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    files += 1;
    const bytes = gzipSync(Buffer.from(waiting.map((line) => `${line}\n`).join('')));
    await archives.write(fileOf(day, attempt, name, files), bytes);
    waiting = [];
  };
  for await (const lines of source({ from, before })) {
    lines.forEach(tree.add);
    waiting.push(...lines);
    if (waiting.length >= linesInFile) await flush();
  }
  await flush();
  return { name, rows: tree.rows(), root: tree.root().toString('hex'), files };
}

/** The day with the public half of the key that has signed it. */
interface MadeDay extends NewDay {
  publicKey: Buffer;
}

async function makeDay(services: EvidenceServices, due: DueDay): Promise<MadeDay> {
  const attempt = randomBytes(8).toString('hex');
  const written: Awaited<ReturnType<typeof writePart>>[] = [];
  for (const [name, source] of Object.entries(services.sources)) {
    written.push(await writePart(services, due, { attempt, name, source }));
  }
  const parts = written.map(({ name, rows, root }) => ({ name, rows, root }));
  const key = await ensureKey(services, bySystem('evidence_close_days'));
  const statement = writeStatement({
    format: 1,
    day: due.day,
    previous: due.previous?.toString('hex') ?? noPrevious,
    parts,
    root: rootOfParts(parts),
    key: key.id,
    closed_at: new Date().toISOString(),
  });
  return {
    day: due.day,
    statement,
    signature: signText(services.keyring, key, statement),
    hash: sha256(statement),
    keyId: key.id,
    publicKey: key.publicKey,
    attempt,
    files: Object.fromEntries(written.map(({ name, files }) => [name, files])),
    previous: due.previous,
  };
}

/** Takes away what was written for this day by others than the one that counts: a process that was killed, or too late. */
async function removeOthers({ archives, days }: EvidenceServices, day: string): Promise<void> {
  const held = await days.find(day);
  if (!held) return;
  for await (const { key, isPartial } of archives.list(`evidence/${day}/`)) {
    if (!isPartial && !key.startsWith(`${folderOf(day, held.attempt)}/`)) {
      await archives.remove(key);
    }
  }
}

async function closeDay(services: EvidenceServices, due: DueDay): Promise<void> {
  const made = await makeDay(services, due);
  await services.audit.record<void>(bySystem('evidence_close_days'), async (tx) => {
    if (!(await services.days.insert(tx, made))) return nothingChanged(undefined);
    const hash = made.hash.toString('hex');
    // What leaves the house leaves with the commit of the day, or not at all.
    for (const message of messagesOfDay(services.keepers, {
      day: made.day,
      statement: made.statement,
      signature: made.signature.toString('base64'),
      key: made.keyId,
      public_key: made.publicKey.toString('base64'),
      hash,
    })) {
      await writeToOutbox(tx, message);
    }
    const after = { day: made.day, hash, signer: made.keyId };
    return {
      result: undefined,
      entries: [{ action: 'evidence.day-closed', subject: { kind: 'house' }, after }],
      events: [eventOf(dayClosed, { uid: null, key: made.day }, { day: made.day, hash })],
    };
  });
  await removeOthers(services, due.day);
}

/**
 * Closes every day that is over. The files of a day lie in a folder of their own until its row is written, and the row
 * is the day: whoever is killed before leaves nothing that counts, and of two who close it one wins.
 */
export async function closeDays(services: EvidenceServices): Promise<void> {
  for (;;) {
    const due = await services.days.findDue();
    if (due === null) return;
    await closeDay(services, due);
  }
}
