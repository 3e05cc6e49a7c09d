import { promotionKinds } from '@perya/contract/rules/promotions/kinds';
import { expect, test } from 'vitest';
import { emptyForm } from './promotion-form.ts';
import { stepAfter, stepNames, stepOf } from './steps.ts';

test('every field of every kind stands in a step', () => {
  for (const kind of Object.keys(promotionKinds) as (keyof typeof promotionKinds)[]) {
    for (const field of Object.keys(emptyForm(kind, 0))) expect(stepOf(field), field).toBeDefined();
  }
  expect(stepOf('rules.share')).toBe('rules');
  expect(stepOf('words')).toBeUndefined();
});

test('one step follows the other, and none the last', () => {
  expect(stepNames.map(stepAfter)).toEqual(['rules', 'cost', 'audience', undefined]);
});
