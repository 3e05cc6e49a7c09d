import { type Centavos, centavos, parsePesos } from '@perya/money';
import { defaultAmountMin } from '../rules/payment-channels.ts';
import type { Text } from '../text.ts';

/** Which way a figure lets more through; `either` where both can hide something. */
type Looser = 'up' | 'down' | 'either';

interface Bounds {
  readonly looser: Looser;
  readonly min: number;
  readonly max: number;
}

interface RuleBounds {
  /** What it does, in a sentence. */
  readonly title: Text;
  /** The law or the house's own safety needs it: it is never off. */
  readonly isFixed: boolean;
  /** In whole pesos. */
  readonly amount?: Bounds;
  readonly count?: Bounds;
  readonly hours?: Bounds;
}

/** No withdrawal is larger than half a million pesos, so a higher figure would mean none at all. */
const pesosMax = 500_000;
/** Above it the law wants a report of what a player moved in a day. */
const coveredPesosMax = 5_000_000;
const hours: Bounds = { looser: 'down', min: 1, max: 8760 };

/** The rules of withdrawals: within which bounds each is set, and which way it is loosened. */
export const withdrawalRules = {
  'auto-approve': {
    title: {
      en: 'Above this amount a person looks',
      tl: 'Tinitingnan ng tao ang lampas sa halagang ito',
    },
    isFixed: false,
    amount: { looser: 'up', min: 1, max: pesosMax },
  },
  'first-payout': {
    title: {
      en: 'A player’s first withdrawal waits for a person',
      tl: 'Naghihintay ng tao ang unang withdrawal ng manlalaro',
    },
    isFixed: false,
  },
  velocity: {
    title: {
      en: 'More than so many, or so much, within these hours waits for a person',
      tl: 'Naghihintay ng tao ang lampas sa ganitong dami o halaga sa loob ng mga oras na ito',
    },
    isFixed: false,
    amount: { looser: 'up', min: 1, max: 10 * pesosMax },
    count: { looser: 'up', min: 1, max: 1000 },
    hours,
  },
  'new-device': {
    title: {
      en: 'A device first seen within these hours sends it to a person',
      tl: 'Ipinapadala ito sa tao kapag unang nakita ang device sa loob ng mga oras na ito',
    },
    isFixed: false,
    hours,
  },
  'new-phone': {
    title: {
      en: 'A phone number changed within these hours sends it to a person',
      tl: 'Ipinapadala ito sa tao kapag pinalitan ang numero sa loob ng mga oras na ito',
    },
    isFixed: false,
    hours,
  },
  'new-account': {
    title: {
      en: 'An account added within these hours sends it to a person',
      tl: 'Ipinapadala ito sa tao ng account na idinagdag sa loob ng mga oras na ito',
    },
    isFixed: false,
    hours,
  },
  'young-kyc': {
    title: {
      en: 'An identity check approved within these hours sends it to a person',
      tl: 'Ipinapadala ito sa tao kapag naaprubahan ang KYC sa loob ng mga oras na ito',
    },
    isFixed: false,
    hours,
  },
  'name-match': {
    title: {
      en: 'An account whose names differ from the identity check waits for a person',
      tl: 'Naghihintay ng tao ang account na iba ang pangalan sa KYC',
    },
    isFixed: false,
  },
  'shared-account': {
    title: {
      en: 'An account that another player has too waits for a person',
      tl: 'Naghihintay ng tao ang account na mayroon din ang ibang manlalaro',
    },
    isFixed: false,
  },
  'channel-failures': {
    title: {
      en: 'So many failed payouts within ten minutes close the channel',
      tl: 'Isinasara ang channel kapag ganito karaming payout ang nabigo sa loob ng sampung minuto',
    },
    isFixed: false,
    count: { looser: 'up', min: 1, max: 1000 },
  },
  covered: {
    title: {
      en: 'What a player pays in and is paid out in a day opens a case above this amount (AML)',
      tl: 'Nagbubukas ng kaso kapag lampas sa halagang ito ang ibinayad at natanggap ng manlalaro sa isang araw (AML)',
    },
    isFixed: true,
    amount: { looser: 'up', min: 1000, max: coveredPesosMax },
  },
  structured: {
    title: {
      en: 'So many within these hours that together reach this amount open a case (AML)',
      tl: 'Nagbubukas ng kaso ang ganito karami sa loob ng mga oras na ito na umaabot nang sama-sama sa halagang ito (AML)',
    },
    isFixed: true,
    // What is each below it counts together: a lower one sees less of the large ones, a higher one less of the sum.
    amount: { looser: 'either', min: 1000, max: coveredPesosMax },
    count: { looser: 'up', min: 2, max: 10 },
    hours: { looser: 'down', min: 24, max: 8760 },
  },
  'four-eyes': {
    title: {
      en: 'Above this amount a second person approves',
      tl: 'Ikalawang tao ang nag-aapruba ng lampas sa halagang ito',
    },
    isFixed: true,
    amount: { looser: 'up', min: 1, max: 250_000 },
  },
} as const satisfies Record<string, RuleBounds>;

export type WithdrawalRuleName = keyof typeof withdrawalRules;

export function isWithdrawalRule(name: string): name is WithdrawalRuleName {
  return Object.hasOwn(withdrawalRules, name);
}

/** A rule as it is set: what does not belong to it is null. */
export interface RuleFigures {
  readonly is_on: boolean;
  /** As on the wire, in pesos. */
  readonly amount: string | null;
  readonly count: number | null;
  readonly hours: number | null;
}

const figures = ['amount', 'count', 'hours'] as const;

function figureOf(given: RuleFigures, figure: (typeof figures)[number]): Centavos | null {
  const value = given[figure];
  if (value === null) return null;
  // One kind of number for all: a count is compared as if it were pesos.
  return typeof value === 'string' ? parsePesos(value) : centavos(BigInt(value) * 100n);
}

/** Whether a rule may be set so at all, by however many people. */
export function isWithinBounds(name: WithdrawalRuleName, wanted: RuleFigures): boolean {
  const rule: RuleBounds = withdrawalRules[name];
  if (rule.isFixed && !wanted.is_on) return false;
  return figures.every((figure) => {
    const bounds = rule[figure];
    const value = figureOf(wanted, figure);
    if (!bounds || value === null) return bounds === undefined && value === null;
    return value >= BigInt(bounds.min) * 100n && value <= BigInt(bounds.max) * 100n;
  });
}

function letsMoreThrough(looser: Looser, before: Centavos, after: Centavos): boolean {
  if (looser === 'either') return after !== before;
  return looser === 'up' ? after > before : after < before;
}

/** Whether a change lets something through that was looked at before: then it takes a second person. */
export function loosensRule(
  name: WithdrawalRuleName,
  before: RuleFigures,
  after: RuleFigures,
): boolean {
  if (!before.is_on) return false;
  if (!after.is_on) return true;
  const rule: RuleBounds = withdrawalRules[name];
  return figures.some((figure) => {
    const was = figureOf(before, figure);
    const is = figureOf(after, figure);
    const bounds = rule[figure];
    return (
      bounds !== undefined && was !== null && is !== null && letsMoreThrough(bounds.looser, was, is)
    );
  });
}

/** What of a channel costs the house or a player money when it is changed. */
export interface ChannelTerms {
  /** In pesos; null where the house's own limits hold. */
  readonly min_amount: string | null;
  readonly max_amount: string | null;
  readonly fee_fixed: string;
  readonly fee_basis_points: number;
  readonly turnover_times: number;
  readonly cashback_tickets: number;
  /** Where money leaves when a gateway fails; not said where they stay as they are. */
  readonly payout_rails?: readonly PayoutRailTerms[] | undefined;
}

interface PayoutRailTerms {
  readonly gateway: string;
  readonly method: string;
  readonly cost_fixed: string;
  readonly cost_basis_points: number;
}

const sayRails = (rails: readonly PayoutRailTerms[]) =>
  rails
    .map((rail) =>
      [rail.gateway, rail.method, parsePesos(rail.cost_fixed), rail.cost_basis_points].join(' '),
    )
    .join(', ');

/** Wider limits, another fee, less to be played, more cashback, another rail: each takes a second person. */
export function loosensChannel(before: ChannelTerms, after: ChannelTerms): boolean {
  const minOf = ({ min_amount }: ChannelTerms) =>
    min_amount === null ? defaultAmountMin : (parsePesos(min_amount) ?? 0n);
  const maxOf = ({ max_amount }: ChannelTerms) =>
    max_amount === null ? BigInt(pesosMax) * 100n : (parsePesos(max_amount) ?? 0n);
  return (
    minOf(after) < minOf(before) ||
    maxOf(after) > maxOf(before) ||
    parsePesos(after.fee_fixed) !== parsePesos(before.fee_fixed) ||
    after.fee_basis_points !== before.fee_basis_points ||
    after.turnover_times < before.turnover_times ||
    after.cashback_tickets > before.cashback_tickets ||
    (after.payout_rails !== undefined &&
      sayRails(after.payout_rails) !== sayRails(before.payout_rails ?? []))
  );
}
