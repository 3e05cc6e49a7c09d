import { createHash } from 'node:crypto';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { draftWatchList as call } from '@perya/contract/kyc/staff-calls/watch-lists';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import { say } from '@perya/contract/text';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff, type Recorded } from '../../../audit/index.ts';
import { readEntries } from './read-entries.ts';
import { openList, sealEntries } from './seal-entries.ts';
import type { WatchListServices } from './services.ts';
import type { WatchListKind } from './watch-index.ts';

const digestLength = 12;

/** What a draft holds already; nothing for a new one. Parts of one list come one after the other. */
async function lockBefore(
  { keyring, watchLists }: WatchListServices,
  tx: Recorded,
  wanted: { id: string | undefined; name: string; kind: WatchListKind; keptBy: bigint },
) {
  if (wanted.id === undefined) return { id: null, entries: [], digest: '' };
  const held = await watchLists.store.lockDraft(tx, BigInt(wanted.id));
  const isSame = held?.name === wanted.name && held.kind === wanted.kind;
  if (!held || !isSame || held.keptBy !== wanted.keptBy) throw new Refusal('NOT_FOUND');
  return { id: held.id, entries: openList(keyring, held).entries, digest: held.digest };
}

/**
 * Keeps the rows of a list for the request that asks for it, or nothing of them where a line cannot be read: a
 * request is stored and shown as it is, and holds no persons. The entry counts persons and names none. A list that came
 * in parts is known by a digest over the parts.
 */
export async function draftWatchList(
  services: WatchListServices,
  context: StaffContext,
  { name, kind, csv, draft: id }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { audit, keyring, watchLists } = services;
  const badName = problemOfWords(name);
  if (badName) throw new Refusal(badName);
  const { entries: read, problems } = readEntries(csv);
  if (problems.length > 0) {
    const said = problems.map(({ line, problem }) => ({
      line,
      problem: say(problem, context.language),
    }));
    return { draft: null, entries: 0, problems: said };
  }
  const keptBy = context.staffId;
  const kept = await audit.record(byStaff(context), async (tx) => {
    const before = await lockBefore(services, tx, { id, name, kind, keptBy });
    const entries = [...before.entries, ...read];
    const digest = createHash('sha256')
      .update(before.digest + csv)
      .digest('hex')
      .slice(0, digestLength);
    const rows = { entries: entries.length, digest, ...sealEntries(keyring, entries) };
    if (before.id !== null) await watchLists.store.replaceDraft(tx, before.id, rows);
    const keptId =
      before.id ??
      (await watchLists.store.keepDraft(tx, { name, kind, ...rows, keptBy }, context.staffName));
    return {
      result: { id: keptId, entries: entries.length },
      entries: [
        {
          action: 'kyc.list-drafted',
          subject: { kind: 'list', list: 'watch-lists' },
          after: { name, kind, entries: entries.length, digest },
        },
      ],
    };
  });
  return { draft: String(kept.id), entries: kept.entries, problems: [] };
}
