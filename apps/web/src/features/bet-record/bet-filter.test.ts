import { expect, it } from 'vitest';
import { betQuery, statusChoices, typeChoices, useBetFilter } from './bet-filter.ts';

it('begins with the last 7 days, every game and every status [G-325]', () => {
  expect(betQuery(useBetFilter.getState(), null)).toEqual({
    time_flag: 7,
    game_type: 0,
    status: 'all',
  });
});

it('asks for what follows the last row by its id [G-325]', () => {
  const filter = { timeFlag: 0, gameType: 3, status: 'pending' } as const;
  expect(betQuery(filter, '42')).toEqual({
    time_flag: 0,
    game_type: 3,
    status: 'pending',
    last_id: '42',
  });
});

it('offers every type of game once and every status', () => {
  expect([...typeChoices].sort()).toEqual([0, 1, 2, 3, 4, 5, 7]);
  expect(statusChoices).toEqual(['all', 'completed', 'pending', 'failed']);
});
