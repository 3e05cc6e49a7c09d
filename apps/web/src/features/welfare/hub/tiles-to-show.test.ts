import { describe, expect, it } from 'vitest';
import { tilesToShow } from './tiles-to-show.ts';

const tiles = [2, 3, 4, 5, 6, 42].map((type) => ({ type, route: '' }));
const download = { type: 7, route: '' };
const typesOf = (isAndroid: boolean, missing: string[] = []) =>
  tilesToShow(tiles, { download, isAndroid, hasRoute: (path) => !missing.includes(path) }).map(
    ({ tile }) => tile.type,
  );

describe('the tiles of the hub', () => {
  it('have the download in the fifth place on Android, and nowhere else [G-088 G-310]', () => {
    expect(typesOf(true)).toEqual([2, 3, 4, 5, 7, 6, 42]);
    expect(typesOf(false)).toEqual([2, 3, 4, 5, 6, 42]);
  });

  it('lead nowhere that is not there', () => {
    expect(typesOf(true, ['/s-vip', '/app'])).toEqual([2, 4, 5, 6, 42]);
  });

  it('of a type to come open nothing, unless they carry a page of their own [G-091]', () => {
    const later = [10, 42].map((type) => ({ type, route: '' }));
    const invite = { type: 10, route: '/invite' };
    const given = { download, isAndroid: false, hasRoute: () => true };
    expect(tilesToShow([...later, invite], given)).toEqual([
      { tile: later[0], path: undefined },
      { tile: later[1], path: undefined },
      { tile: invite, path: '/invite' },
    ]);
  });
});
