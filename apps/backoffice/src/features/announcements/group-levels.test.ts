import { expect, it } from 'vitest';
import { groupLevels, readLevels } from './group-levels.ts';

it('says levels in runs', () => {
  expect(groupLevels([])).toBe('');
  expect(groupLevels([12, 1, 2, 3, 29])).toBe('1-3, 12, 29');
});

it('reads what it says, and refuses what it cannot read', () => {
  expect(readLevels('1-3, 12,29', 29)).toEqual([1, 2, 3, 12, 29]);
  expect(readLevels('  ', 29)).toEqual([]);
  for (const wrong of ['gold', '3-1', '30', '1,,2', '-4']) expect(readLevels(wrong, 29)).toBeNull();
});
