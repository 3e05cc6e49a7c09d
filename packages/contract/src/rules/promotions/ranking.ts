import * as z from 'zod/mini';
import { defineKind } from './kind.ts';

/** Who stakes the most on a day in Manila. Amounts are centavos. */
const rankingRules = z.object({
  /** Whose stakes count. */
  game_types: z.array(z.int()).check(z.minLength(1)),
  /** What the places win, from the first on and without a gap. */
  prizes: z
    .array(
      z.object({
        from: z.int().check(z.minimum(1)),
        to: z.int().check(z.maximum(1000)),
        amount: z.int().check(z.minimum(1)),
      }),
    )
    .check(
      z.minLength(1),
      z.refine(
        (prizes) =>
          prizes.every(
            ({ from, to }, index) => to >= from && from === (prizes[index - 1]?.to ?? 0) + 1,
          ),
        'Prizes go from the first place on without a gap',
      ),
    ),
});
type Prizes = z.output<typeof rankingRules>['prizes'];

export const rankingKind = defineKind({
  title: { en: 'Ranking', tl: 'Ranking' },
  rules: rankingRules,
});

/** What each place wins in centavos, the first one first; no place below has a prize. [G-278] */
export function prizesByPlace(prizes: Prizes): number[] {
  return prizes.flatMap(({ from, to, amount }) =>
    Array.from({ length: to - from + 1 }, () => amount),
  );
}

/** All prizes of a day, in centavos. */
export function poolOf(prizes: Prizes): number {
  return prizesByPlace(prizes).reduce((sum, amount) => sum + amount, 0);
}
