import { expect, it } from 'vitest';
import { type Bounds, decideEarned, type Earned, type Standing } from './decide-earned.ts';

const free: Bounds = { isOnePerPerson: false, playerCap: null, dayCap: null, budget: null };
const plain: Standing = { isTest: false, isShutOut: false, isMeant: true, others: [] };
const on = (day: string, uid: bigint, amount = 100n, step = 0): Earned => ({
  uid,
  day,
  period: day,
  step,
  amount,
});
const outcomes = (
  earned: readonly Earned[],
  standings: [bigint, Partial<Standing>][],
  bounds: Partial<Bounds> = {},
) =>
  decideEarned(earned, new Map(standings.map(([uid, given]) => [uid, { ...plain, ...given }])), {
    ...free,
    ...bounds,
  }).map(({ uid, outcome }) => [uid, outcome]);

it('gives to whom it is for, and to nobody who is shut out', () => {
  const earned = [on('2026-11-02', 3n), on('2026-11-02', 2n), on('2026-11-02', 1n)];
  const standings: [bigint, Partial<Standing>][] = [
    [1n, {}],
    [2n, { isShutOut: true }],
    [3n, { isMeant: false }],
  ];
  expect(outcomes(earned, standings)).toEqual([
    [1n, 'GRANTED'],
    [2n, 'SHUT_OUT'],
    [3n, 'NOT_FOR_PLAYER'],
  ]);
});

it('gives a person one of a period, by whichever account comes first', () => {
  const earned = [on('2026-11-02', 1n), on('2026-11-02', 2n), on('2026-11-03', 2n)];
  const standings: [bigint, Partial<Standing>][] = [
    [1n, { others: [2n] }],
    [2n, { others: [1n] }],
  ];
  expect(outcomes(earned, standings, { isOnePerPerson: true })).toEqual([
    [1n, 'GRANTED'],
    [2n, 'SHARED'],
    [2n, 'GRANTED'],
  ]);
  expect(outcomes(earned, standings).every(([, outcome]) => outcome === 'GRANTED')).toBe(true);
});

it('passes no bound, and gives what is smaller behind what did not fit', () => {
  const earned = [
    on('2026-11-02', 1n, 60n),
    on('2026-11-02', 2n, 60n),
    on('2026-11-02', 3n, 40n),
    on('2026-11-03', 1n, 60n),
    on('2026-11-03', 2n, 30n),
    on('2026-11-03', 3n, 10n),
  ];
  const all: [bigint, Partial<Standing>][] = [
    [1n, {}],
    [2n, {}],
    [3n, {}],
  ];
  const bounds = { playerCap: 100n, dayCap: 100n, budget: 120n };
  expect(outcomes(earned, all, bounds).map(([, outcome]) => outcome)).toEqual([
    'GRANTED',
    'DAY_CAP',
    'GRANTED',
    'PLAYER_CAP',
    'BUDGET',
    'GRANTED',
  ]);
});

it('counts test accounts against no bound but their own', () => {
  const earned = [on('2026-11-02', 1n, 500n), on('2026-11-02', 2n, 100n)];
  const standings: [bigint, Partial<Standing>][] = [
    [1n, { isTest: true }],
    [2n, {}],
  ];
  expect(outcomes(earned, standings, { budget: 100n })).toEqual([
    [1n, 'GRANTED'],
    [2n, 'GRANTED'],
  ]);
});

it('gives nothing to whoever has another of the group', () => {
  const decided = decideEarned([on('2026-11-02', 1n)], new Map([[1n, plain]]), free, () => true);
  expect(decided).toMatchObject([{ outcome: 'GROUP_TAKEN' }]);
});
