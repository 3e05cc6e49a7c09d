import type * as wire from '@perya/contract/limits/calls/limits';
import { mapLimitKinds } from '@perya/contract/rules/play-limits';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../platform/wire-time.ts';
import type {
  CountedLimits,
  Deposited,
  Exclusion,
  HeldLimit,
  HeldLimits,
  Lost,
  PastChange,
} from './held-limits.ts';

export interface LimitsView extends CountedLimits {
  changes: PastChange[];
  sessionStartedAt: Date;
  realityCheckMinutes: number;
  irrevocableMonths: number;
  autoRounds: number;
  hasRoomPhrases: boolean;
}

const pesosOrNull = (amount: bigint | null) => (amount === null ? null : toPesos(centavos(amount)));
const minutesOrNull = (amount: bigint | null) => (amount === null ? null : Number(amount));

function presentLimit({ amount, next }: HeldLimit): wire.PlayLimit {
  return {
    amount: pesosOrNull(amount),
    next: next && { amount: pesosOrNull(next.amount), at: seconds(next.at) },
  };
}

function presentSession({ amount, next }: HeldLimit): wire.SessionLimit {
  return {
    amount: minutesOrNull(amount),
    next: next && { amount: minutesOrNull(next.amount), at: seconds(next.at) },
  };
}

/** Every limit with what waits for its moment. */
export const presentEach = (held: HeldLimits) => ({
  ...mapLimitKinds((kind) => presentLimit(held[kind])),
  session_minutes: presentSession(held.session_minutes),
});

const lostOf = (lost: bigint) => toPesos(centavos(lost > 0n ? lost : 0n));

export const presentLost = ({ week, month }: Lost): wire.Lost => ({
  week: lostOf(week),
  month: lostOf(month),
});

export const presentExclusion = (exclusion: Exclusion | null) =>
  exclusion && {
    since: seconds(exclusion.since),
    until: seconds(exclusion.until),
    firm_until: seconds(exclusion.firmUntil),
  };

export const presentHouse = ({ house }: HeldLimits) => ({
  ...mapLimitKinds((kind) => pesosOrNull(house[kind])),
  session_minutes: minutesOrNull(house.session_minutes),
});

export function presentDeposited({ today, week, month }: Deposited): wire.Deposited {
  return { today: toPesos(today), week: toPesos(week), month: toPesos(month) };
}

/** Minutes are no money. */
const presentAmounts = ({ kind, amountBefore, amountAfter }: PastChange) =>
  kind === 'session_minutes'
    ? { before: null, after: null, minutes: minutesOrNull(amountAfter) }
    : { before: pesosOrNull(amountBefore), after: pesosOrNull(amountAfter), minutes: null };

export function presentChange(change: PastChange): wire.LimitChange {
  return {
    at: seconds(change.at),
    // Who of the house it was is the house's affair.
    by: change.actor.startsWith('player:') ? change.actor : 'house',
    kind: change.kind,
    action: change.action,
    ...presentAmounts(change),
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
    is_listed: view.isListed,
    today: {
      staked: toPesos(today.staked),
      won: toPesos(today.won),
      net: toPesos(centavos(today.won - today.staked)),
    },
    lost: presentLost(view.lost),
    deposited: presentDeposited(view.deposited),
    session_started_at: seconds(view.sessionStartedAt),
    reality_check_minutes: view.realityCheckMinutes,
    auto_rounds: view.autoRounds,
    has_room_phrases: view.hasRoomPhrases,
    now: seconds(view.now),
    changes: view.changes.map(presentChange),
  };
}
