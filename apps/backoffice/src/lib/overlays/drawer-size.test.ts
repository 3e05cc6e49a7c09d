import { expect, test } from 'vitest';
import { sizeAfter, sizeOf } from './drawer-size.ts';

test('a case grows from beside its list to the whole page, and begins anew', () => {
  expect(sizeAfter('peek')).toBe('half');
  expect(sizeAfter('half')).toBe('full');
  expect(sizeAfter('full')).toBe('peek');
});

test('what was kept and is no size is the smallest', () => {
  expect(sizeOf('full')).toBe('full');
  for (const kept of [null, 'wide', 3, {}]) expect(sizeOf(kept)).toBe('peek');
});
