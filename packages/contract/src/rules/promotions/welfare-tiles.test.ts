import { describe, expect, test } from 'vitest';
import { targetOf, withDownload } from './welfare-tiles.ts';

describe('a tile of the welfare hub', () => {
  test.each([
    [1, '/blind-box'],
    [2, '/daily-wins'],
    [3, '/s-vip'],
    [4, '/welfare/tpg-details'],
    [5, '/welfare/cq9-page'],
    [6, '/cashback'],
    [7, '/app'],
    [8, '/s-points'],
    [9, '/s-points'],
  ])('of type %i leads to %s [G-309]', (type, path) => {
    expect(targetOf({ type, route: '' })).toBe(path);
  });

  test.each([0, 10, 11, 42, -1])('of type %i leads nowhere yet [G-091]', (type) => {
    expect(targetOf({ type, route: '' })).toBeUndefined();
  });

  test('leads to the page that it carries, whatever its type', () => {
    for (const type of [1, 10]) expect(targetOf({ type, route: '/invite' })).toBe('/invite');
  });
});

describe('the download', () => {
  const tiles = ['a', 'b', 'c', 'd', 'e', 'f'];

  test('is the fifth tile on Android, and there on no other platform [G-088 G-310]', () => {
    expect(withDownload(tiles, 'app', true)).toEqual(['a', 'b', 'c', 'd', 'app', 'e', 'f']);
    expect(withDownload(tiles, 'app', false)).toEqual(tiles);
  });

  test('is the last of fewer tiles [G-310]', () => {
    expect(withDownload(['a', 'b'], 'app', true)).toEqual(['a', 'b', 'app']);
    expect(withDownload([], 'app', true)).toEqual(['app']);
  });
});
