import { createFastSource } from '@perya/game-kit/fast-source';
import { type Card, drawCard } from '../../bingo-75/rules/round.ts';

/** Cards are printed in one book for all time: a number says what is on it, for everybody alike. */
export const lastCard = 999_999_999;

const keptMax = 50_000;
const printed = new Map<number, Card>();

/** What is printed on the card of this number. No chance of a round is in it, so it need be neither secret nor slow. */
export function cardOf(serial: number): Card {
  const known = printed.get(serial);
  if (known) return known;
  const card = drawCard(createFastSource(serial));
  if (printed.size >= keptMax) printed.clear();
  printed.set(serial, card);
  return card;
}
