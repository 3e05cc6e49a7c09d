import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  AccountState,
  listPlayers as call,
} from '@perya/contract/identity/staff-calls/players';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import type { IdentityServices } from '../services.ts';
import { presentPlayerRow } from './players.present.ts';

type Request = RequestOf<typeof call>;

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
): Promise<AnswerOf<typeof call>> {
  const page = await listed.page({ ...request, statuses: wantedStatuses(request) });
  return { ...page, rows: page.rows.map(presentPlayerRow) };
}
