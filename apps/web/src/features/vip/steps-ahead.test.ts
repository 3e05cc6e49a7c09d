import { tierOf, vipTiers } from '@perya/contract/rules/vip/levels';
import { expect, it } from 'vitest';
import { stepsAhead } from './steps-ahead.ts';

const highest = 30;
const levels = Array.from({ length: highest }, (_, place) => ({
  level: place + 1,
  xp: (place + 1) * 100,
  gift: `${place}.00`,
}));
const rule = Object.fromEntries(
  vipTiers.map(({ name }) => [name, levels.filter(({ level }) => tierOf(level) === name)]),
) as Parameters<typeof stepsAhead>[0];

it('has the next three levels, and the first of the next tier where it lies further', () => {
  const steps = stepsAhead(rule, 1);
  expect(steps.slice(0, 3).map(({ level, isNext }) => [level, isNext])).toEqual([
    [2, true],
    [3, false],
    [4, false],
  ]);
  const last = steps.at(-1);
  expect(last?.opensTier).toBe(true);
  expect(last?.tier).not.toBe(tierOf(1));
});

it('has nothing ahead of whoever stands at the top', () => {
  const top = Math.max(
    ...Object.values(rule)
      .flat()
      .map(({ level }) => level),
  );
  expect(stepsAhead(rule, top)).toEqual([]);
});
