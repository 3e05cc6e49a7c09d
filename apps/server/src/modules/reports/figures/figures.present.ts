import type { BonusFigure, CashFigure } from '@perya/contract/reports/staff-calls/money';
import type { EntryFigure } from '@perya/contract/reports/staff-calls/people';
import type { PlayFigure } from '@perya/contract/reports/staff-calls/play';
import { centavos, toPesos } from '@perya/money';
import {
  type BonusRow,
  type CashRow,
  type EntryRow,
  hasHouseParts,
  hasVenueParts,
  type PlayFilter,
  type PlayRow,
} from './figures.store.ts';

type Sum = string | null;
const whole = (sum: Sum) => BigInt(sum ?? '0');
const pesos = (amount: bigint) => toPesos(centavos(amount));
const amountOf = (sum: Sum) => pesos(whole(sum));
const countOf = (sum: Sum) => Number(sum ?? '0');

const headOf = ({ from, key, isClosed }: { from: string; key: string; isClosed: boolean }) => ({
  from,
  key,
  is_closed: isClosed,
});

interface Revenue {
  staked: Sum;
  won: Sum;
  lateWon: Sum;
  bonuses: Sum;
  prizes: Sum;
  fees: Sum;
  share: Sum;
}

const ggrOf = ({ staked, won, lateWon }: Revenue) => whole(staked) - whole(won) - whole(lateWon);
const ngrOf = (revenue: Revenue) =>
  ggrOf(revenue) -
  whole(revenue.bonuses) -
  whole(revenue.prizes) +
  whole(revenue.fees) -
  whole(revenue.share);

function beforeOf(row: PlayRow, isWhole: boolean): PlayFigure['before'] {
  if (!row.hasBefore) return null;
  const revenue: Revenue = {
    staked: row.beforeStaked,
    won: row.beforeWon,
    lateWon: row.beforeLateWon,
    bonuses: row.beforeBonuses,
    prizes: row.beforePrizes,
    fees: row.beforeFees,
    share: row.beforeShare,
  };
  return {
    staked: amountOf(row.beforeStaked),
    ggr: pesos(ggrOf(revenue)),
    ngr: isWhole ? pesos(ngrOf(revenue)) : null,
  };
}

export function presentPlay(row: PlayRow, filter: PlayFilter): PlayFigure {
  const isWhole = hasHouseParts(filter);
  return {
    ...headOf(row),
    rounds: countOf(row.rounds),
    staked: amountOf(row.staked),
    won: amountOf(row.won),
    late_won: amountOf(row.lateWon),
    turnover: amountOf(row.turnover),
    ggr: pesos(ggrOf(row)),
    bonuses: isWhole ? amountOf(row.bonuses) : null,
    prizes: hasVenueParts(filter) ? amountOf(row.prizes) : null,
    fees: isWhole ? amountOf(row.fees) : null,
    share: isWhole ? amountOf(row.share) : null,
    ngr: isWhole ? pesos(ngrOf(row)) : null,
    before: beforeOf(row, isWhole),
  };
}

/** On average, in whole seconds. */
function meanOf({ approvals, approvalSeconds }: CashRow): number | null {
  const count = countOf(approvals);
  return count === 0 ? null : Math.round(countOf(approvalSeconds) / count);
}

export function presentCash(row: CashRow): CashFigure {
  const approvals = countOf(row.approvals);
  return {
    ...headOf(row),
    name: row.name,
    deposits: countOf(row.deposits),
    deposited: amountOf(row.deposited),
    deposit_fees: amountOf(row.depositFees),
    payouts: countOf(row.payouts),
    paid_out: amountOf(row.paidOut),
    payout_fees: amountOf(row.payoutFees),
    returns: countOf(row.returns),
    returned: amountOf(row.returned),
    approvals,
    approval_seconds: meanOf(row),
    approval_longest: approvals === 0 ? null : countOf(row.approvalLongest),
    adjustments: countOf(row.adjustments),
    adjusted: amountOf(row.adjusted),
    before: row.hasBefore
      ? { deposited: amountOf(row.beforeDeposited), paid_out: amountOf(row.beforePaidOut) }
      : null,
  };
}

export function presentBonus(row: BonusRow): BonusFigure {
  const cost = (given: Sum, taken: Sum) => pesos(whole(given) - whole(taken));
  return {
    ...headOf(row),
    name_en: row.nameEn,
    name_tl: row.nameTl,
    given: countOf(row.given),
    given_amount: amountOf(row.givenAmount),
    taken: countOf(row.taken),
    taken_amount: amountOf(row.takenAmount),
    cost: cost(row.givenAmount, row.takenAmount),
    players: countOf(row.players),
    returned: amountOf(row.returned),
    before: row.hasBefore ? { cost: cost(row.beforeGivenAmount, row.beforeTakenAmount) } : null,
  };
}

export function presentEntry(row: EntryRow): EntryFigure {
  return {
    ...headOf(row),
    registered: countOf(row.registered),
    first_deposits: countOf(row.firstDeposits),
    first_deposited: amountOf(row.firstDeposited),
    before: row.hasBefore
      ? {
          registered: countOf(row.beforeRegistered),
          first_deposits: countOf(row.beforeFirstDeposits),
        }
      : null,
  };
}
