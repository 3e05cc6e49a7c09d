import type { PromotionKindName, RulesOf } from '@perya/contract/rules/promotions/kinds';
import type { Keyring } from '../../platform/keyring.ts';
import type { Room } from '../../platform/room.ts';
import type { Kyc } from '../kyc/index.ts';
import type { Earned, Standing } from './desk/simulation/decide-earned.ts';
import type { SimulationStore, Span } from './desk/simulation/simulation.store.ts';

export interface SimulationNeeds {
  simulations: SimulationStore;
  kyc: Pick<Kyc, 'birthdaysOn'>;
  keyring: Pick<Keyring, 'digest'>;
  /** Whether test accounts take part in rankings. */
  withTesters: boolean;
  standingsOf(uids: readonly bigint[]): Promise<ReadonlyMap<bigint, Standing>>;
}

/** What was earned, and whether all of it would have been given by itself; null where nothing recorded tells. */
export interface EarnedInSpan {
  basis: 'exact' | 'most';
  earned: Earned[];
}

/** What players would have earned of a promotion in a span. */
export type Simulate<Kind extends PromotionKindName> = (
  needs: SimulationNeeds,
  promotion: { id: number; rules: RulesOf<Kind> },
  span: Span,
) => Promise<EarnedInSpan | null>;

/** What a kind does on the server: its jobs and readers, and what it would have given; what it serves makes it a `Room`. */
export interface KindRoom<Kind extends PromotionKindName> extends Omit<Room, 'handlers'> {
  /** Null where nothing that is recorded tells what it would have given. */
  simulate: Simulate<Kind> | null;
  /** What it gives is decided when a day in Manila is over; days that stay unsettled are watched (`perya_promotion_days_to_settle`). */
  isDecidedByDay?: true;
}

/** One of every kind; one that is missing does not compile. */
export type KindRooms = { readonly [Kind in PromotionKindName]: KindRoom<Kind> };

/** Earned by what a whole day brought, once. */
export const wholeDay = (day: string) => ({ day, period: day, step: 0 });

export const exact = (earned: Earned[]): EarnedInSpan => ({ basis: 'exact', earned });
