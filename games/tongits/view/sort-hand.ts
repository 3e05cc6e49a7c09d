import { type Card, suitOf, suits } from '../../dice-and-cards/deck.ts';
import { byHeight, heightOf, layOut } from '../rules/melds.ts';

/** By melds first, then by height or by suit. */
export type Order = 'height' | 'suit';

const bySuit = (a: Card, b: Card): number =>
  suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || heightOf(a) - heightOf(b);

export function sortHand(hand: readonly Card[], order: Order): Card[] {
  const { melds, rest } = layOut(hand);
  const sorted = [...rest].sort(order === 'height' ? byHeight : bySuit);
  return [...melds.flatMap((meld) => [...meld].sort(byHeight)), ...sorted];
}
