import { goodsMoreAt } from '@perya/contract/rules/mall/goods';
import { expect, it } from 'vitest';
import { scrolledPart } from './use-scrolled-far.ts';

it('asks for more when four fifths were scrolled [M-434]', () => {
  const page = { clientHeight: 800, scrollHeight: 4000 };
  expect(scrolledPart({ ...page, scrollTop: 2399 })).toBeLessThan(goodsMoreAt);
  expect(scrolledPart({ ...page, scrollTop: 2400 })).toBeGreaterThanOrEqual(goodsMoreAt);
});
