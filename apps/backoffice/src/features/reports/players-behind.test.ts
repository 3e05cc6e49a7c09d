import { expect, test } from 'vitest';
import { daysBehind, playersBehind } from './players-behind.ts';

test('a number leads to the players of its own days, of its own money and of whom it is', () => {
  expect(playersBehind(daysBehind('2026-11-16', 'week', 'test'), { promotion: '700001' })).toEqual({
    by: 'player',
    from: '2026-11-16',
    to: '2026-11-22',
    period: 'week',
    money: 'test',
    promotion: '700001',
  });
  expect(playersBehind(daysBehind('2026-11-16', 'day'))).toEqual({
    by: 'player',
    from: '2026-11-16',
    to: '2026-11-16',
  });
});
