import type { Bonus } from '@perya/contract/promotions/calls/bonuses';
import { type Centavos, centavos, parsePesos } from '@perya/money';

/** In the order in which a player can do something about them. */
export function groupBonuses(bonuses: readonly Bonus[]) {
  const among = (...states: readonly Bonus['state'][]) =>
    bonuses.filter(({ state }) => states.includes(state));
  return {
    offered: among('offered'),
    active: among('active'),
    earlier: among('done', 'expired', 'declined', 'given-up'),
  };
}

const read = (amount: string | null): Centavos =>
  (amount === null ? null : parsePesos(amount)) ?? centavos(0);

/** How much of what must be played has been, and of how much. */
export function progressOf({ to_play, left }: Pick<Bonus, 'to_play' | 'left'>) {
  const all = read(to_play);
  return { played: centavos(all - read(left)), all };
}

export const mustBePlayed = ({ to_play }: Pick<Bonus, 'to_play'>): boolean => read(to_play) > 0n;
