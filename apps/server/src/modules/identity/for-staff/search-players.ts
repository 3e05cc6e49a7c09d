import type { AnswerOf } from '@perya/contract/call';
import {
  type searchPlayers as call,
  searchLength,
  searchRowsMax,
} from '@perya/contract/identity/staff-calls/players';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';
import { presentPlayerRow } from './players.present.ts';
import { isLikeIdNumber, maskIdNumber, maskWords, readWords } from './read-words.ts';

const subject: Entry['subject'] = { kind: 'list', list: 'players' };

/** Finds players, and writes down who looked for whom, also where the words are refused. */
export async function searchPlayers(
  { audit, listed, furtherSearches, metrics }: IdentityServices,
  context: StaffContext,
  request: { words: string },
): Promise<AnswerOf<typeof call>> {
  const words = request.words.trim();
  const write = (entry: Omit<Entry, 'subject'>) =>
    audit.record(byStaff(context), async () => ({
      result: undefined,
      entries: [{ ...entry, subject }],
    }));
  if (words.length < searchLength.min || words.length > searchLength.max) {
    await write({ action: 'identity.search-refused', after: { characters: words.length } });
    throw new Refusal('SEARCH_LENGTH');
  }
  const named = await listed.search(readWords(words), searchRowsMax + 1);
  const asked = await Promise.all(furtherSearches.map((find) => find(words, searchRowsMax)));
  const further = asked.flat().filter((uid) => named.every((player) => player.uid !== uid));
  const found = [...(await listed.listByUid(further)), ...named];
  // What nobody is called by may be a document's number, whether or not somebody has it.
  const isNumber = further.length > 0 || (named.length === 0 && isLikeIdNumber(words));
  const rows = found.slice(0, searchRowsMax);
  await write({
    action: 'identity.players-searched',
    after: { words: (isNumber ? maskIdNumber : maskWords)(words), found: found.length },
  });
  metrics.countDecision('searched');
  return { rows: rows.map(presentPlayerRow), has_more: found.length > rows.length };
}
