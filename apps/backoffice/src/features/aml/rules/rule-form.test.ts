import type { AmlRuleFigures } from '@perya/contract/aml/rules';
import { expect, test } from 'vitest';
import { typedOf, wantedOf } from './rule-form.ts';

const rule: AmlRuleFigures = {
  amount: 50_000,
  below: null,
  count: 4,
  hours: null,
  days: 7,
  percent: null,
  times: null,
};

test('what is typed comes back as figures, and what a rule does not have stays away', () => {
  expect(wantedOf(rule, typedOf(rule))).toEqual(rule);
  expect(wantedOf(rule, { ...typedOf(rule), count: '5', hours: '24' })).toEqual({
    ...rule,
    count: 5,
  });
});

test('what is no whole number is refused by the contract, not taken for another one', () => {
  expect(wantedOf(rule, { ...typedOf(rule), amount: '1.5' }).amount).toBeNaN();
  expect(wantedOf(rule, { ...typedOf(rule), amount: '' }).amount).toBeNaN();
});
