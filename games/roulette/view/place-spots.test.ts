import { expect, test } from 'vitest';
import { spots } from '../rules/spots.ts';
import { areaOf, areas, isLine } from './place-spots.ts';

test('no two spots lie on the same place, so that each can be pressed', () => {
  const middles = spots.map((spot) => {
    const { along, across, length, breadth } = areaOf(spot);
    return `${along + length / 2}/${across + breadth / 2}`;
  });
  expect(new Set(middles).size).toBe(spots.length);
});

test('lines and crossings never cover each other', () => {
  const lines = spots.filter(isLine).map((spot) => ({ id: spot.id, ...areaOf(spot) }));
  for (const one of lines) {
    for (const other of lines) {
      if (one.id === other.id) continue;
      const isApart =
        Math.abs(one.along - other.along) >= one.length ||
        Math.abs(one.across - other.across) >= one.breadth;
      expect(isApart, `${one.id} ${other.id}`).toBe(true);
    }
  }
});

test('a line lies between the numbers that it covers', () => {
  expect(areas.get('split-17-18')).toEqual({
    along: 5.25,
    across: 1.75,
    length: 0.5,
    breadth: 0.5,
  });
  expect(areas.get('split-14-17')).toEqual({
    along: 4.75,
    across: 1.25,
    length: 0.5,
    breadth: 0.5,
  });
  expect(areas.get('street-16-17-18')).toMatchObject({ along: 5.25, across: 2.75 });
  expect(areas.get('street-0-1-2')).toMatchObject({ along: -0.25, across: 0.75 });
  expect(areas.get('corner-0-1-2-3')).toMatchObject({ along: -0.25, across: 2.75 });
});
