import type * as wire from '@perya/contract/limits/staff-calls/limits';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { CountedLimits, HeldLimits, PastChange } from '../held-limits.ts';
import {
  presentChange,
  presentDeposited,
  presentEach,
  presentExclusion,
  presentHouse,
  presentLost,
} from '../limits.present.ts';
import type { LimitedPlayer } from './limited.store.ts';

function presentStanding(held: HeldLimits) {
  return {
    ...presentEach(held),
    house: presentHouse(held),
    exclusion: presentExclusion(held.exclusion),
    is_listed: held.isListed,
  };
}

export function presentLimited(row: LimitedPlayer): wire.LimitedPlayer {
  return {
    uid: String(row.uid),
    ...presentStanding(row),
    dormant_since: seconds(row.dormantSince),
    changed_at: seconds(row.changedAt),
    changed_by: row.changedBy,
  };
}

export function presentPlayerLimits(
  uid: bigint,
  held: CountedLimits,
  changes: readonly PastChange[],
): wire.PlayerLimits {
  const { staked, won } = held.today;
  return {
    uid: String(uid),
    ...presentStanding(held),
    today: { staked: toPesos(staked), won: toPesos(won), net: toPesos(centavos(won - staked)) },
    lost: presentLost(held.lost),
    deposited: presentDeposited(held.deposited),
    now: seconds(held.now),
    // Staff may know which of them it was.
    changes: changes.map((change) => ({ ...presentChange(change), by: change.actor })),
  };
}
