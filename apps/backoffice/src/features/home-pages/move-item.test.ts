import { expect, it } from 'vitest';
import { moveItem, removeItem, replaceItem } from './move-item.ts';

it('moves an item by one place, and none beyond the ends', () => {
  const list = ['a', 'b', 'c'];
  expect(moveItem(list, 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(list, 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(list, 0, -1)).toBe(list);
  expect(moveItem(list, 2, 1)).toBe(list);
});

it('changes and removes one, and leaves the others', () => {
  const list = [{ name: 'a' }, { name: 'b' }];
  expect(replaceItem(list, 1, { name: 'c' })).toEqual([{ name: 'a' }, { name: 'c' }]);
  expect(removeItem(list, 0)).toEqual([{ name: 'b' }]);
});
