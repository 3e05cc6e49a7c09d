import { type Centavos, centavos } from '@perya/money';
import type { ShownRound } from '../../client/view.ts';

export type SlotPhase = 'idle' | 'waiting' | 'playing';

export interface SlotState<Shown> {
  stake: Centavos;
  phase: SlotPhase;
  /** What has been won so far in the round that is shown; null before the first. */
  won: Centavos | null;
  /** The finished round, until the next one begins or the stake changes. */
  result: ShownRound<Shown> | null;
  /** More than one spin is to be seen, and the player knows. */
  isBonus: boolean;
}

const firstStake = centavos(10_00);

export const firstState: SlotState<never> = {
  stake: firstStake,
  phase: 'idle',
  won: null,
  result: null,
  isBonus: false,
};

/** What was paid belongs to the old stake: all amounts on the board go on with the new one. */
export function withStake<Shown>(state: SlotState<Shown>, stake: Centavos): SlotState<Shown> {
  return { ...state, stake, won: null, result: null };
}

export function begun<Shown>(state: SlotState<Shown>): SlotState<Shown> {
  return { ...state, phase: 'waiting', won: null, result: null, isBonus: false };
}

/** With a round it has been shown to its end; without one the bet was refused. */
export function ended<Shown>(
  state: SlotState<Shown>,
  round: ShownRound<Shown> | null,
): SlotState<Shown> {
  const won = round && (round.payout ?? centavos(0));
  return { ...state, phase: 'idle', won, result: round, isBonus: false };
}

/** The stake that every amount on the board is counted by. */
export function shownStakeOf({ result, stake }: SlotState<unknown>): Centavos {
  return result?.stake ?? stake;
}
