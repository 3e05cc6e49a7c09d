import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { bulletValueMax, bulletValueMin } from '../rules/volley.ts';
import { levelMax, levelOf } from './cannon-level.ts';

test('rises with what a bullet costs, from the least to the most', () => {
  expect(levelOf(bulletValueMin)).toBe(1);
  expect(levelOf(centavos(1_90))).toBe(4);
  expect(levelOf(centavos(2_00))).toBe(5);
  expect(levelOf(bulletValueMax)).toBe(levelMax);
});
