import type * as wire from '@perya/contract/staff/calls/risk';
import { centavos, toPesos } from '@perya/money';
import { presentChange, presentLimit } from '../limits.present.ts';
import type { Day, HeldLimits, PastChange } from '../limits.store.ts';
import type { LimitedPlayer } from './limited.store.ts';

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

function presentStanding({ daily_stake, daily_loss, exclusion }: HeldLimits) {
  return {
    daily_stake: presentLimit(daily_stake),
    daily_loss: presentLimit(daily_loss),
    exclusion: exclusion && {
      since: seconds(exclusion.since),
      until: exclusion.until && seconds(exclusion.until),
    },
  };
}

export function presentLimited(row: LimitedPlayer): wire.LimitedPlayer {
  return {
    uid: String(row.uid),
    ...presentStanding(row),
    changed_at: seconds(row.changedAt),
    changed_by: row.changedBy,
  };
}

export function presentPlayerLimits(
  uid: bigint,
  held: HeldLimits & { today: Day },
  changes: readonly PastChange[],
): wire.PlayerLimits {
  const { staked, won } = held.today;
  return {
    uid: String(uid),
    ...presentStanding(held),
    today: { staked: toPesos(staked), won: toPesos(won), net: toPesos(centavos(won - staked)) },
    now: seconds(held.now),
    // Staff may know which of them it was.
    changes: changes.map((change) => ({ ...presentChange(change), by: change.actor })),
  };
}
