import type { RandomSource } from './random.ts';

/** Every order equally likely (Fisher–Yates); the items given are left as they were. */
export function shuffle<Item>(items: readonly Item[], random: RandomSource): Item[] {
  return drawWithoutReturn(items, items.length, random);
}

/** The first `count` items of a shuffled deck, with no more draws than are needed for them. */
export function drawWithoutReturn<Item>(
  items: readonly Item[],
  count: number,
  random: RandomSource,
): Item[] {
  if (count > items.length) throw new RangeError(`Only ${items.length} items, not ${count}`);
  const left = [...items];
  for (let position = 0; position < count; position += 1) {
    const other = position + random.below(left.length - position);
    const taken = left[other] as Item;
    left[other] = left[position] as Item;
    left[position] = taken;
  }
  return left.slice(0, count);
}
