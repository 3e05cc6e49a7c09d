import { describe, expect, test } from 'vitest';
import { maskName } from './wins.present.ts';

describe('the name of another winner', () => {
  test.each([
    ['Benjamin', 'B***n'],
    ['Ana', 'A***a'],
    ['Al', 'A***'],
    ['A', 'A***'],
    ['', '***'],
    ['🎪Perya🎡', '🎪***🎡'],
  ])('%s is shown as %s', (name, shown) => {
    expect(maskName(name)).toBe(shown);
  });
});
