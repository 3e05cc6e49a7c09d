import type * as wire from '@perya/contract/limits/calls/limits';
import { mapLimitKinds } from '@perya/contract/rules/play-limits';
import { type Centavos, centavos, toPesos } from '@perya/money';
import { seconds } from '../../platform/wire-time.ts';
import type {
  CountedLimits,
  Deposited,
  Exclusion,
  HeldLimit,
  HeldLimits,
  PastChange,
} from './held-limits.ts';

export interface LimitsView extends CountedLimits {
  changes: PastChange[];
  sessionStartedAt: Date;
  realityCheckMinutes: number;
  irrevocableMonths: number;
}

const pesosOrNull = (amount: Centavos | null) => (amount === null ? null : toPesos(amount));

function presentLimit({ amount, next }: HeldLimit): wire.PlayLimit {
  return {
    amount: pesosOrNull(amount),
    next: next && { amount: pesosOrNull(next.amount), at: seconds(next.at) },
  };
}

/** Every limit with what waits for its moment. */
export const presentEach = (held: HeldLimits) => mapLimitKinds((kind) => presentLimit(held[kind]));

export const presentExclusion = (exclusion: Exclusion | null) =>
  exclusion && {
    since: seconds(exclusion.since),
    until: seconds(exclusion.until),
    firm_until: seconds(exclusion.firmUntil),
  };

export const presentHouse = ({ house }: HeldLimits) =>
  mapLimitKinds((kind) => pesosOrNull(house[kind]));

export function presentDeposited({ today, week, month }: Deposited): wire.Deposited {
  return { today: toPesos(today), week: toPesos(week), month: toPesos(month) };
}

export function presentChange(change: PastChange): wire.LimitChange {
  return {
    at: seconds(change.at),
    // Who of the house it was is the house's affair.
    by: change.actor.startsWith('player:') ? change.actor : 'house',
    kind: change.kind,
    action: change.action,
    before: pesosOrNull(change.amountBefore),
    after: pesosOrNull(change.amountAfter),
    applies_at: seconds(change.appliesAt),
    ends_at: seconds(change.endsAt),
  };
}

export function presentLimits(view: LimitsView): wire.PlayLimits {
  const { today, exclusion } = view;
  return {
    ...presentEach(view),
    house: presentHouse(view),
    exclusion: presentExclusion(exclusion),
    irrevocable_months: view.irrevocableMonths,
    today: {
      staked: toPesos(today.staked),
      won: toPesos(today.won),
      net: toPesos(centavos(today.won - today.staked)),
    },
    deposited: presentDeposited(view.deposited),
    session_started_at: seconds(view.sessionStartedAt),
    reality_check_minutes: view.realityCheckMinutes,
    now: seconds(view.now),
    changes: view.changes.map(presentChange),
  };
}
