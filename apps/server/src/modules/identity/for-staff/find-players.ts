import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { foundRowsMax } from '@perya/contract/house/staff-calls/search';
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
import type { Finder } from '../../../platform/lists/finder.ts';
import { byStaff, type Entry } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';
import { presentPlayerRow } from './players.present.ts';
import type { ListedPlayer } from './players-list.store.ts';
import { isLikeIdNumber, isNamedBy, maskIdNumber, maskWords, readWords } from './read-words.ts';

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
async function lookFor(
  { audit, listed, furtherSearches, metrics }: IdentityServices,
  context: StaffContext,
  given: string,
): Promise<ListedPlayer[]> {
  const words = given.trim();
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
  const asked = await Promise.all(
    furtherSearches.map(async ({ find, hidesWords }) => ({
      hidesWords,
      uids: await find(words, searchRowsMax),
    })),
  );
  const further = asked
    .flatMap(({ uids }) => uids)
    .filter((uid, at, all) => all.indexOf(uid) === at && named.every((one) => one.uid !== uid));
  const found = [...(await listed.listByUid(further)), ...named];
  // What nobody is called by may be a document's number, whether or not somebody has it.
  const isNumber =
    asked.some(({ hidesWords, uids }) => hidesWords && uids.length > 0) ||
    (found.length === 0 && isLikeIdNumber(words));
  await write({
    action: 'identity.players-searched',
    after: { words: (isNumber ? maskIdNumber : maskWords)(words), found: found.length },
  });
  metrics.countDecision('searched');
  return found;
}

export async function searchPlayers(
  services: IdentityServices,
  context: StaffContext,
  request: { words: string },
): Promise<AnswerOf<typeof searchPlayersCall>> {
  const found = await lookFor(services, context, request.words);
  const rows = found.slice(0, searchRowsMax);
  return { rows: rows.map(presentPlayerRow), has_more: found.length > rows.length };
}

/** Players as the search over everything finds them: the same look, audited the same. */
export const playerFinder = (services: IdentityServices): Finder => ({
  kind: 'player',
  permission: 'players.read',
  async find(words, context) {
    const found = await lookFor(services, context, words);
    return found.slice(0, foundRowsMax).map((player) => {
      const { uid, username, nickname, phone } = presentPlayerRow(player);
      return {
        id: uid,
        name: [uid, nickname].filter(Boolean).join(' · '),
        about: [username, phone].join(' · '),
        amount: null,
        is_exact: isNamedBy(words, player),
      };
    });
  },
});
