import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  AccountState,
  listPlayers as call,
} from '@perya/contract/identity/staff-calls/players';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import { listRows } from '@perya/contract/staff/list';
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { IdentityServices } from '../dependencies.ts';
import { presentPlayerRow } from './players.present.ts';
import type { PlayersFilter } from './players-list.store.ts';

type Request = RequestOf<typeof call>;

const shut: readonly KycStatus[] = ['frozen', 'block'];

const statusesOf: Record<AccountState, readonly KycStatus[]> = {
  open: kycStatuses.filter((status) => !shut.includes(status)),
  frozen: ['frozen'],
  blocked: ['block'],
};

/** Null where nothing is asked; empty where two things that are asked contradict each other. */
function wantedStatuses({ state, kyc_status: status }: Request): readonly KycStatus[] | null {
  if (state === undefined) return status === undefined ? null : [status];
  const ofState = statusesOf[state];
  return status === undefined ? ofState : ofState.filter((each) => each === status);
}

const momentOf = (seconds: number | undefined) =>
  seconds === undefined ? null : new Date(seconds * 1000);

const exactMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

function placeOf(cursor: string) {
  const [place = '', uid = ''] = readCursor(cursor, exactMoment, /^\d{1,18}$/);
  return { place, uid: BigInt(uid) };
}

/** A page of all players, the newest first. */
export async function listPlayers(
  { listed }: IdentityServices,
  request: Request,
): Promise<AnswerOf<typeof call>> {
  const { limit = listRows.byDefault, cursor } = request;
  const filter: PlayersFilter = {
    statuses: wantedStatuses(request),
    brand: request.brand ?? null,
    tester: request.test === undefined ? null : request.test === 'yes',
    from: momentOf(request.from),
    before: momentOf(request.before),
  };
  const [found, count] = await Promise.all([
    listed.list(filter, cursor === undefined ? null : placeOf(cursor), limit + 1),
    cursor === undefined ? listed.count(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map(presentPlayerRow),
    next: last && found.length > limit ? writeCursor(last.place, String(last.uid)) : null,
    count,
  };
}
