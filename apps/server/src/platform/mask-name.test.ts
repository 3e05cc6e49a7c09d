import { describe, expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

describe('the name of another player', () => {
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
