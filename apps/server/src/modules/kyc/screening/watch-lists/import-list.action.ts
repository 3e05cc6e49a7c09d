import type { ListWanted } from '@perya/contract/kyc/staff-calls/watch-lists';
import type { Text } from '@perya/contract/text';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { RequestAction } from '../../../audit/index.ts';
import { openList } from './seal-entries.ts';
import type { WatchListServices } from './services.ts';
import type { WatchEntry, WatchListKind } from './watch-index.ts';

const meanings: Record<WatchListKind, Text> = {
  restricted: { en: 'may not play by law', tl: 'bawal maglaro ayon sa batas' },
  sanctioned: { en: 'nobody may deal with them', tl: 'bawal makipagtransaksiyon sa kanila' },
  pep: { en: 'politically exposed', tl: 'may posisyon sa politika' },
  watch: { en: 'look closer', tl: 'tingnang mabuti' },
};

const personOf = ({ name, birthday }: WatchEntry) => `${name}\n${birthday}`;

/** How many are on one list and not on the other. */
function countMissing(from: readonly WatchEntry[], inside: readonly WatchEntry[]): number {
  const there = new Set(inside.map(personOf));
  return from.filter((entry) => !there.has(personOf(entry))).length;
}

/**
 * Puts a list in the place of the one of its name: whoever comes onto it is approved no more, whoever goes from it is.
 * Whoever approves is told how many come and go, and knows the file by its digest.
 */
export function importList({
  keyring,
  watchLists,
  onImport,
}: Omit<WatchListServices, 'audit'>): RequestAction<ListWanted> {
  const { store } = watchLists;
  return {
    async describe({ draft: id }, askedBy) {
      const draft = await store.findDraft(BigInt(id));
      if (draft?.keptBy !== askedBy) throw new Refusal('NOT_FOUND');
      const { name, kind, digest } = draft;
      if ((await store.readVersionOf(name)) !== draft.replacesVersion) {
        throw new Refusal('CHANGED_MEANWHILE');
      }
      const { lists } = await watchLists.load();
      const before = lists.find((list) => list.name === name)?.entries ?? [];
      const after = openList(keyring, draft).entries;
      if (after.length === 0) throw new Refusal('NOT_FOUND');
      const come = countMissing(after, before);
      const go = countMissing(before, after);
      return {
        subject: { kind: 'list', list: 'watch-lists' },
        topic: name,
        says: {
          en: `The list ${name} (${meanings[kind].en}) gets ${after.length} persons instead of ${before.length}: ${come} come, ${go} go. SHA-256 of the rows: ${digest}…`,
          tl: `Magkakaroon ang listahang ${name} (${meanings[kind].tl}) ng ${after.length} tao sa halip na ${before.length}: ${come} ang madadagdag, ${go} ang maaalis. SHA-256 ng mga row: ${digest}…`,
        },
      };
    },
    async carryOut(tx, { input, reason }) {
      const draft = await store.takeDraft(tx, BigInt(input.draft));
      if (!draft) throw new Refusal('NOT_FOUND');
      await store.lockLists(tx);
      if ((await store.readVersionOf(draft.name, tx)) !== draft.replacesVersion) {
        throw new Refusal('CHANGED_MEANWHILE');
      }
      const { id, isNew } = await store.replace(tx, draft);
      onImport();
      const { name, kind, entries, digest } = draft;
      return {
        entries: [
          {
            action: 'kyc.list-imported',
            subject: { kind: 'list', list: 'watch-lists' },
            after: { list: String(id), name, kind, entries, digest, is_new: isNew },
            reason,
          },
        ],
      };
    },
  };
}
