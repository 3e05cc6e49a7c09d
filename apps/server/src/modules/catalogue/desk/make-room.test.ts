import { describe, expect, test } from 'vitest';
import type { DeskPlace } from './desk.store.ts';
import { makeRoom } from './make-room.ts';

const listOf = (...sortings: number[]): DeskPlace[] =>
  sortings.map((sorting, place) => ({ id: BigInt(place + 1), sorting }));

function orderAfter(order: DeskPlace[], moved: bigint, above: bigint | null): bigint[] {
  const changed = makeRoom(order, moved, above) ?? [];
  const now = order.map((place) => changed.find(({ id }) => id === place.id) ?? place);
  return now.toSorted((a, b) => b.sorting - a.sorting || Number(a.id - b.id)).map(({ id }) => id);
}

describe('room in a list', () => {
  test('is there where the numbers leave it: one game changes', () => {
    expect(makeRoom(listOf(90, 60, 30), 3n, 2n)).toEqual([{ id: 3n, sorting: 61 }]);
    expect(makeRoom(listOf(90, 60, 30), 3n, 1n)).toEqual([{ id: 3n, sorting: 91 }]);
    expect(makeRoom(listOf(90, 60, 30), 1n, null)).toEqual([{ id: 1n, sorting: 29 }]);
  });

  test('is made upwards where they do not, also among equals', () => {
    expect(orderAfter(listOf(3, 2, 1), 3n, 2n)).toEqual([1n, 3n, 2n]);
    expect(orderAfter(listOf(0, 0, 0, 0), 4n, 2n)).toEqual([1n, 4n, 2n, 3n]);
    expect(orderAfter(listOf(5, 4, 4, 4, 3), 5n, 3n)).toEqual([1n, 2n, 5n, 3n, 4n]);
    expect(orderAfter(listOf(5, 5, 5), 1n, null)).toEqual([2n, 3n, 1n]);
  });

  test.each([
    ['equals', listOf(1, 1, 1, 1, 1)],
    ['pairs', listOf(9, 9, 8, 8, 7)],
    ['neighbours', listOf(5, 4, 3, 2, 1)],
  ])('every move among %s ends where it was meant to', (_name, order) => {
    const ids = order.map(({ id }) => id);
    const moves = ids.flatMap((moved) => [...ids, null].map((above) => ({ moved, above })));
    for (const { moved, above } of moves.filter(({ moved, above }) => moved !== above)) {
      const wanted = ids.filter((id) => id !== moved);
      wanted.splice(above === null ? wanted.length : wanted.indexOf(above), 0, moved);
      expect(orderAfter(order, moved, above)).toEqual(wanted);
    }
  });

  test('there is none beside a game of another list, nor above oneself', () => {
    expect(makeRoom(listOf(3, 2, 1), 9n, 1n)).toBeNull();
    expect(makeRoom(listOf(3, 2, 1), 1n, 9n)).toBeNull();
    expect(makeRoom(listOf(3, 2, 1), 1n, 1n)).toBeNull();
  });
});
