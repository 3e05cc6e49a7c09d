import {
  type ExclusionAsker,
  type ExclusionPeriod,
  type LimitName,
  mapLimitNames,
} from '@perya/contract/rules/play-limits';
import type { Centavos } from '@perya/money';

/** A limit at one moment, in centavos or in minutes; null means that there is none. */
export interface HeldLimit {
  amount: bigint | null;
  next: { amount: bigint | null; at: Date } | null;
}

/** What the house has set, which the player may stay below and not pass; null where it has set nothing. */
export type HouseLimits = Readonly<Record<LimitName, bigint | null>>;

/** An end of null is for ever. */
export interface Exclusion {
  since: Date;
  until: Date | null;
  /** Until then nothing ends it sooner. */
  firmUntil: Date | null;
}

export interface HeldLimits extends Record<LimitName, HeldLimit> {
  house: HouseLimits;
  exclusion: Exclusion | null;
  /** Whether a list of the regulator keeps the player from play. */
  isListed: boolean;
  now: Date;
}

/** Of one of whom nothing was ever written. */
export function noLimitsAt(now: Date): HeldLimits {
  return {
    ...mapLimitNames(() => ({ amount: null, next: null })),
    house: mapLimitNames(() => null),
    exclusion: null,
    isListed: false,
    now,
  };
}

/** Who asks for an exclusion, and for how long. */
export interface Application {
  by: ExclusionAsker;
  period: ExclusionPeriod;
  /** Of the family: who it is, and how they are related. */
  applicant?: string | undefined;
  relation?: string | undefined;
}

/** An exclusion that stands, as it was set. */
export interface SetExclusion {
  by: ExclusionAsker;
  /** Null of before terms were written down. */
  period: ExclusionPeriod | null;
  applicant: string | null;
  relation: string | null;
  since: Date;
  until: Date | null;
  firmUntil: Date | null;
}

export interface LimitChange {
  kind: LimitName | 'exclusion' | 'dormancy';
  action: 'set' | 'scheduled' | 'cancelled' | 'lifted';
  amountBefore: bigint | null;
  amountAfter: bigint | null;
  appliesAt: Date;
  endsAt: Date | null;
  /** Of an exclusion that was set. */
  application?: Application;
}

export interface PastChange extends LimitChange {
  at: Date;
  actor: string;
}

export interface Day {
  staked: Centavos;
  won: Centavos;
}

/** What was lost in the week and the month; below zero where it was won. */
export interface Lost {
  week: bigint;
  month: bigint;
}

/** What counts against the limits of deposits. */
export interface Deposited {
  today: Centavos;
  week: Centavos;
  month: Centavos;
}

/** The limits of a player with what counts against them. */
export interface CountedLimits extends HeldLimits {
  today: Day;
  lost: Lost;
  deposited: Deposited;
}
