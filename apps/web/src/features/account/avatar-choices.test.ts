import { expect, it } from 'vitest';
import { avatarGroups, avatarsOf } from './avatar-choices.ts';

it('has four groups of four different pictures [A-109]', () => {
  const all = avatarGroups.flatMap(avatarsOf);
  expect(avatarGroups).toHaveLength(4);
  expect(avatarGroups.map((group) => avatarsOf(group).length)).toEqual([4, 4, 4, 4]);
  expect(new Set(all).size).toBe(16);
});
