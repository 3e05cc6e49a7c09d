import { expect, it } from 'vitest';
import { isWithinFigure, policyFigureNames, policyFigures } from './policy.ts';

it('the days of dormancy are 0, which is never, or at least sixty, so that the notice of thirty fits', () => {
  const allowed = [-1, 0, 1, 30, 59, 60, 365, 3650, 3651, 60.5].filter((value) =>
    isWithinFigure('inactive_days', value),
  );
  expect(allowed).toEqual([0, 60, 365, 3650]);
});

it('every figure has its bounds and nothing beyond them', () => {
  for (const name of policyFigureNames) {
    const { min, max } = policyFigures[name];
    const asked = [min - 1, min, max, max + 1];
    expect(asked.map((value) => isWithinFigure(name, value))).toEqual([false, true, true, false]);
  }
});
