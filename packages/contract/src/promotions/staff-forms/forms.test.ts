import { expect, test } from 'vitest';
import { cashTypes } from '../../rules/cash-types.ts';
import { promotionKinds } from '../../rules/promotions/kinds.ts';
import { currencyOf, promotionForms } from './forms.ts';

test('every kind of promotion can be filled in, and what it gives has a name in the records', () => {
  expect(Object.keys(promotionForms).toSorted()).toEqual(Object.keys(promotionKinds).toSorted());
  const named = Object.values(promotionForms).flatMap((form) => form.cashTypes);
  expect(named.filter((type) => !Object.hasOwn(cashTypes, type))).toEqual([]);
  expect([currencyOf('task'), currencyOf('check-in'), currencyOf('rebate')]).toEqual([
    'FIL',
    'FIL',
    'PHP',
  ]);
});
