import type { CohortFigure } from '@perya/contract/reports/staff-calls/people';
import { expect, it } from 'vitest';
import { cohortLines, shownWeeks } from './cohort-lines.ts';

const row = (cohort: string, week: number, own: Partial<CohortFigure> = {}): CohortFigure => ({
  cohort,
  week,
  registered: 10,
  players: 5,
  retention: '50.0',
  depositors: 0,
  deposited: '0.00',
  ggr: '0.00',
  value: '12.50',
  ...own,
});

/** The Monday on which the tenth week after the older cohort begins, in Manila. */
const now = Date.parse('2026-12-14T00:00:00+08:00');
const older = '2026-10-05';
const younger = '2026-11-30';

it('stand beside each other from the oldest, as long after each, as the list has them', () => {
  const rows = [
    row(younger, 0),
    row(younger, 1, { retention: '20.0', value: '-3.00' }),
    row(older, 1, { retention: '40.0' }),
    row(older, 4, { retention: '30.0', value: '99.01' }),
  ];
  const { at, retention, value } = cohortLines(rows, now);
  expect(shownWeeks).toEqual([1, 4, 8]);
  expect(at).toEqual([older, younger].map((day) => Date.parse(`${day}T00:00:00+08:00`) / 1000));
  expect(retention[0]).toEqual([40, 20]);
  expect(retention[1]).toEqual([30, null]);
  expect(value[0]).toEqual([12.5, -3]);
  expect(value[1]).toEqual([99.01, null]);
});

it('a week without a row is nobody, and what they are worth stays', () => {
  const { retention, value } = cohortLines([row(older, 1), row(older, 4)], now);
  expect(retention[2]).toEqual([0]);
  expect(value[2]).toEqual([12.5]);
});

it('a week that is not over says nothing yet, until the very moment at which it is', () => {
  const rows = [row(younger, 0), row(younger, 1)];
  expect(cohortLines(rows, now - 1).retention[0]).toEqual([null]);
  expect(cohortLines(rows, now).retention[0]).toEqual([50]);
});

it('of a week in which nobody registered nothing is said', () => {
  const nobody = { registered: 0, retention: null, value: null };
  const { retention, value } = cohortLines([row(older, 1, nobody)], now);
  expect(retention[0]).toEqual([null]);
  expect(value[0]).toEqual([null]);
});
