import { type Colour, colours } from '../rules/colours.ts';

/** How often a colour fell in these throws, and its share of the most frequent one, for a bar. */
export interface Heat {
  colour: Colour;
  count: number;
  /** From 0 to 1. */
  share: number;
}

/** Of the colours in the order of the board. */
export function heatOf(throws: readonly { dice: readonly Colour[] }[]): Heat[] {
  const counts = colours.map(
    (colour) => throws.flatMap(({ dice }) => dice).filter((die) => die === colour).length,
  );
  const most = Math.max(1, ...counts);
  return colours.map((colour, place) => {
    const count = counts[place] ?? 0;
    return { colour, count, share: count / most };
  });
}
