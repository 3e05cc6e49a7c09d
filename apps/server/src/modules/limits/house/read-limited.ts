import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listLimitedPlayers as call,
  PlayerLimits,
} from '@perya/contract/limits/staff-calls/limits';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { LimitsServices } from '../services.ts';
import { presentLimited, presentPlayerLimits } from './limited.present.ts';

/** A page of players with limits or an exclusion, the newest change first. */
export async function listLimited(
  { limited }: Pick<LimitsServices, 'limited'>,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await limited.page(request);
  return { ...page, rows: page.rows.map(presentLimited) };
}

const changesShown = 50;

/** The limits of a player as staff see them. */
export async function readPlayerLimits(
  { store, identity }: LimitsServices,
  uid: bigint,
): Promise<PlayerLimits> {
  if (!(await identity.listNames([uid])).has(uid)) throw new Refusal('NOT_FOUND');
  const [held, changes] = await Promise.all([
    store.read(uid),
    store.listChanges(uid, changesShown),
  ]);
  return presentPlayerLimits(uid, held, changes);
}
