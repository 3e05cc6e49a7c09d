import { expect, test } from 'vitest';
import { statementAge } from './statement-age.ts';

const confirmed = { confirmed_day: '2026-11-10', counts_until: '2026-11-13' };

test('a confirmed balance counts to the end of its last day, and a debt however old its statement is', () => {
  const lastDay = { ...confirmed, age_days: 3, lapsed: null };
  expect(statementAge(lastDay)).toMatchObject({ isOldDebt: false, until: '2026-11-13' });
  const dayAfter = { ...confirmed, age_days: 4 };
  expect(statementAge({ ...dayAfter, lapsed: '9000.00' })).toMatchObject({
    isOldDebt: false,
    lapsed: '9000.00',
  });
  expect(statementAge({ ...dayAfter, lapsed: null })).toMatchObject({ isOldDebt: true, days: 4 });
});

test('a balance that nobody has confirmed has no age', () => {
  const unconfirmed = { confirmed_day: null, counts_until: null, age_days: null, lapsed: null };
  expect(statementAge(unconfirmed)).toBeNull();
});
