import { expect, test } from 'vitest';
import { quickDays } from './quick-days.ts';

test('ranges are whole days of Manila, where it is tomorrow already', () => {
  expect(quickDays(Date.parse('2026-11-02T17:00:00Z'))).toEqual({
    today: { from: '2026-11-03', to: '2026-11-03' },
    yesterday: { from: '2026-11-02', to: '2026-11-02' },
    week: { from: '2026-10-28', to: '2026-11-03' },
    month: { from: '2026-11-01', to: '2026-11-03' },
  });
});
