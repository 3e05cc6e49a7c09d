import { vi } from 'vitest';
import { gameOf } from '../studio.ts';

/** From here on bets at the game are taken as the release before took them, until the mocks are restored. */
export function asBefore(game: string): void {
  const { rules } = gameOf(game).module;
  if (!rules.toPresentRules) throw new Error(`The rules of ${game} have not changed`);
  vi.spyOn(rules, 'toPresentRules').mockImplementation((bet) => bet);
}
