import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type AccountState,
  type listPlayers as listPlayersCall,
  searchLength,
  type searchPlayers as searchPlayersCall,
  searchRowsMax,
} from '@perya/contract/identity/staff-calls/players';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';
import { presentPlayerRow } from './players.present.ts';
import { isLikeIdNumber, maskIdNumber, maskWords, readWords } from './read-words.ts';

type Request = RequestOf<typeof listPlayersCall>;

const shut: readonly KycStatus[] = ['frozen', 'block'];

const statusesOf: Record<AccountState, readonly KycStatus[]> = {
  open: kycStatuses.filter((status) => !shut.includes(status)),
  frozen: ['frozen'],
  blocked: ['block'],
};

/** None where nothing is asked; empty where two things that are asked contradict each other. */
function wantedStatuses({ state, kyc_status: status }: Request): readonly KycStatus[] | undefined {
  if (state === undefined) return status === undefined ? undefined : [status];
  const ofState = statusesOf[state];
  return status === undefined ? ofState : ofState.filter((each) => each === status);
}

/** A page of all players, the newest first. */
export async function listPlayers(
  { listed }: IdentityServices,
  request: Request,
): Promise<AnswerOf<typeof listPlayersCall>> {
  const page = await listed.page({ ...request, statuses: wantedStatuses(request) });
  return { ...page, rows: page.rows.map(presentPlayerRow) };
}

const subject: Entry['subject'] = { kind: 'list', list: 'players' };

/** Finds players, and writes down who looked for whom, also where the words are refused. */
export async function searchPlayers(
  { audit, listed, furtherSearches, metrics }: IdentityServices,
  context: StaffContext,
  request: { words: string },
): Promise<AnswerOf<typeof searchPlayersCall>> {
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
