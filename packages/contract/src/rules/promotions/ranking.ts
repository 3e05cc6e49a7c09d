import * as z from 'zod/mini';
import { gameTypes } from '../game-categories.ts';
import { amountField, type Choice, defineKind, pesos, type RuleField, wholeField } from './kind.ts';

/** What the places win, from the first on and without a gap. */
export const prizesRule = z
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
  );
type Prizes = z.output<typeof prizesRule>;

/** Which games count. */
export const typeOptions: readonly Choice[] = [
  { value: gameTypes.slot, title: { en: 'Slots', tl: 'Slots' } },
  { value: gameTypes.live, title: { en: 'Live', tl: 'Live' } },
  { value: gameTypes.fishing, title: { en: 'Fishing', tl: 'Fishing' } },
  { value: gameTypes.sport, title: { en: 'Sports', tl: 'Sports' } },
  { value: gameTypes.table, title: { en: 'Tables and boards', tl: 'Table at board' } },
  { value: gameTypes.bingo, title: { en: 'Bingo', tl: 'Bingo' } },
];

export const prizesField: RuleField = {
  type: 'rows',
  name: 'prizes',
  title: { en: 'Prizes, from the first place on', tl: 'Mga premyo, mula sa unang puwesto' },
  columns: [
    wholeField('from', { en: 'From place', tl: 'Mula sa puwesto' }),
    wholeField('to', { en: 'To place', tl: 'Hanggang puwesto' }),
    amountField,
  ],
};

/** Who stakes the most on a day in Manila. Amounts are centavos. */
const rankingRules = z.object({
  /** Whose stakes count. */
  game_types: z.array(z.int()).check(z.minLength(1)),
  prizes: prizesRule,
});

export const rankingKind = defineKind({
  title: { en: 'Ranking', tl: 'Ranking' },
  rules: rankingRules,
  cashTypes: [4007],
  fields: [
    {
      type: 'choices',
      name: 'game_types',
      title: { en: 'Stakes that count', tl: 'Mga tayang bilang' },
      options: typeOptions,
    },
    prizesField,
  ],
  worth: ({ prizes }) => ({ how: 'pool', amount: pesos(poolOf(prizes)) }),
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
