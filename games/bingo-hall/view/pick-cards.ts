import { lastCard } from '../rules/card.ts';

const below = 2 ** 32;

/** So many numbers of cards, none twice: any is as good as another, so the device's own chance will do. */
export function pickCards(count: number, kept: readonly number[] = []): number[] {
  const picked = new Set(kept.slice(0, count));
  while (picked.size < count) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    picked.add(1 + Math.floor((word / below) * lastCard));
  }
  return [...picked];
}
