import { expect, test } from 'vitest';
import { callBets, callNames, neighboursMax, neighboursOf } from './call-bets.ts';
import { spotOf } from './spots.ts';
import { wheel } from './wheel.ts';

const coveredBy = (chips: readonly { spot: string }[]) =>
  [...new Set(chips.flatMap(({ spot }) => spotOf(spot).numbers))].toSorted((a, b) => a - b);
const chipsIn = (name: (typeof callNames)[number]) =>
  callBets[name].reduce((sum, { chips }) => sum + chips, 0);
/** The pockets from one to another, clockwise. */
function sector(from: number, to: number): number[] {
  const start = wheel.indexOf(from as never);
  const turned = [...wheel.slice(start), ...wheel.slice(0, start)];
  return turned.slice(0, turned.indexOf(to as never) + 1).toSorted((a, b) => a - b);
}

test('the called sectors cover the parts of the wheel that they are named after', () => {
  expect(coveredBy(callBets.voisins)).toEqual(sector(22, 25));
  expect(coveredBy(callBets.tiers)).toEqual(sector(27, 33));
  expect(coveredBy(callBets.zero)).toEqual(sector(12, 15));
  expect(coveredBy(callBets.orphelins)).toEqual(
    [...sector(17, 6), ...sector(1, 9)].toSorted((a, b) => a - b),
  );
  expect(callNames.map(chipsIn)).toEqual([9, 6, 5, 4]);
});

test('voisins, tiers and orphelins are the whole wheel, each pocket in one of them', () => {
  const all = (['voisins', 'tiers', 'orphelins'] as const).flatMap((name) =>
    coveredBy(callBets[name]),
  );
  expect(all.toSorted((a, b) => a - b)).toEqual(wheel.toSorted((a, b) => a - b));
});

test('a number is called with its neighbours on the wheel, around zero too', () => {
  expect(coveredBy(neighboursOf(0, 2))).toEqual([0, 3, 15, 26, 32]);
  expect(coveredBy(neighboursOf(26, 1))).toEqual([0, 3, 26]);
  for (const pocket of wheel) {
    for (let each = 0; each <= neighboursMax; each += 1) {
      expect(coveredBy(neighboursOf(pocket, each))).toHaveLength(2 * each + 1);
    }
  }
});
