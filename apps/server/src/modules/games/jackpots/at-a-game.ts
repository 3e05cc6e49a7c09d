import {
  jackpotReturn,
  jackpotReturnMax,
  jackpotsOfGameMax,
} from '@perya/contract/rules/jackpots/jackpots';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { NewTerms } from './desk.store.ts';

const millionthsOfPercent = 10_000;

export const sharePercent = (ppm: number) => (ppm / millionthsOfPercent).toFixed(2);

export const returnOf = ({ sharePpm, seed, cap, mustDrop, oneIn }: Omit<NewTerms, 'games'>) =>
  jackpotReturn({ share_ppm: sharePpm, seed, cap, must_drop: mustDrop, one_in: oneIn });

/** Whether a jackpot takes of stakes on a game. */
export const isAt =
  (code: string) =>
  ({ games, state }: Pick<NewTerms, 'games' | 'state'>) =>
    state !== 'off' && games.includes(code);

/** A game that is there returns less than what is staked, with all the jackpots that it would have. */
export function requireGame(
  game: { rtp: number | string } | null,
  jackpots: readonly NewTerms[],
): void {
  if (!game) throw new Refusal('JACKPOT_GAME');
  if (jackpots.length > jackpotsOfGameMax) throw new Refusal('JACKPOT_GAMES');
  const returned = jackpots.reduce((sum, one) => sum + returnOf(one), 0);
  if (Number(game.rtp) * millionthsOfPercent + returned > jackpotReturnMax) {
    throw new Refusal('JACKPOT_RETURN');
  }
}
