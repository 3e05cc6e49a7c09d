import { expect, it } from 'vitest';
import { cohortLines } from './cohort-lines.ts';

const row = (cohort: string, week: number, retention: string | null) => ({
  cohort,
  week,
  registered: 40,
  players: 10,
  retention,
  depositors: 3,
  deposited: '300.00',
  ggr: '20.00',
  value: '0.50',
});
// A Wednesday in Manila.
const now = Date.parse('2026-11-18T12:00:00+08:00');

it('draws for each week of registration how many came back one, four and eight weeks later', () => {
  const rows = [
    row('2026-09-07', 1, '30.0'),
    row('2026-09-07', 4, '22.5'),
    row('2026-09-07', 8, '12.5'),
    row('2026-09-14', 1, '35.0'),
  ];
  expect(cohortLines(rows, now)).toEqual([
    { from: '2026-09-14', back: [35, null, null] },
    { from: '2026-09-07', back: [30, 22.5, 12.5] },
  ]);
});

it('draws no week that is not over, and none where nobody registered', () => {
  // The week after that of 9 November began on the 16th and runs.
  expect(cohortLines([row('2026-11-09', 1, '5.0')], now)).toEqual([
    { from: '2026-11-09', back: [null, null, null] },
  ]);
  expect(cohortLines([row('2026-09-07', 1, null)], now)[0]?.back[0]).toBeNull();
});
