import { describe, expect, it } from 'vitest';
import { isTabActive } from './is-tab-active.ts';

describe('isTabActive', () => {
  it('marks a tab only on exactly its own path [M-026]', () => {
    expect(isTabActive('/welfare', '/welfare')).toBe(true);
    expect(isTabActive('/welfare', '/welfare/betting-rank')).toBe(false);
    expect(isTabActive('/', '/welfare')).toBe(false);
  });

  it('marks Home on a game category as well, and no other tab [M-027]', () => {
    expect(isTabActive('/', '/s-game/category/Slot')).toBe(true);
    expect(isTabActive('/', '/s-game/sections/Slot')).toBe(false);
    expect(isTabActive('/my', '/s-game/category/Slot')).toBe(false);
  });
});
