import type { GameTerms } from '@perya/contract/catalogue/staff-calls/listing';
import { gameTypeOf } from '@perya/contract/rules/game-categories';
import { formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { GameTermFacts } from './furnish.store.ts';

type TypedTerms = Omit<GameTerms, 'id' | 'revision'>;

/** What was typed, read; refuses what no game can have. */
export function termsOf(typed: TypedTerms): GameTermFacts {
  const stakeMin = parsePesos(typed.stake_min);
  const stakeMax = parsePesos(typed.stake_max);
  const gameType = gameTypeOf(typed.category);
  if (stakeMin === null || stakeMax === null || stakeMin > stakeMax || gameType === 0) {
    throw new Refusal('GAME_TERMS');
  }
  return {
    providerGame: typed.provider_game,
    category: typed.category,
    gameType,
    rtp: Number(typed.rtp).toFixed(2),
    stakeMin,
    stakeMax,
    winTimes: typed.win_times,
  };
}

/** What an entry of the audit says of them. */
export const factsOfTerms = (terms: Omit<GameTermFacts, 'gameType'>) => ({
  provider_game: terms.providerGame,
  category: terms.category,
  rtp: terms.rtp,
  stake_min: String(terms.stakeMin),
  stake_max: String(terms.stakeMax),
  win_times: terms.winTimes,
});

/** The same in a line, for whoever approves it. */
export function sayTerms(terms: Omit<GameTermFacts, 'gameType'>): string {
  const { providerGame, category, rtp, stakeMin, stakeMax, winTimes } = terms;
  const stakes = `${formatPesos(stakeMin)}–${formatPesos(stakeMax)}`;
  const times = winTimes === null ? 'venue' : `×${winTimes}`;
  return `${providerGame}, ${category}, RTP ${rtp} %, ${stakes}, ${times}`;
}
