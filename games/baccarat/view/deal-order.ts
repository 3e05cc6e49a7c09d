import type { Card } from '../../dice-and-cards/deck.ts';
import type { Hands } from '../rules/deal-round.ts';

export type Side = 'player' | 'banker';

export interface DealtCardPlace {
  side: Side;
  /** 0, 1 or, for a third card, 2. */
  place: number;
  card: Card;
}

/** The cards in the order in which they leave the shoe. */
export function dealOrder({ player, banker }: Hands): DealtCardPlace[] {
  return [0, 1, 2].flatMap((place) =>
    (['player', 'banker'] as const).flatMap((side) => {
      const card = (side === 'player' ? player : banker)[place];
      return card ? [{ side, place, card }] : [];
    }),
  );
}
