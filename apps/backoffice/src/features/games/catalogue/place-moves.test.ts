import { expect, it } from 'vitest';
import { stepsOf } from './place-moves.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

it('goes up, down and to the top, as far as there is a way', () => {
  expect(stepsOf(rows, 'a', true)).toEqual({ place: 1, top: undefined, up: undefined, down: 'c' });
  expect(stepsOf(rows, 'b', true)).toEqual({ place: 2, top: undefined, up: 'a', down: 'd' });
  expect(stepsOf(rows, 'c', true)).toEqual({ place: 3, top: 'a', up: 'b', down: null });
  expect(stepsOf(rows, 'd', true)).toEqual({ place: 4, top: 'a', up: 'c', down: undefined });
});

it('does not go to an end that is not known, and from far below only to the top', () => {
  expect(stepsOf(rows, 'c', false)?.down).toBeUndefined();
  expect(stepsOf(rows, 'x', false)).toEqual({ place: 0, top: 'a' });
  expect(stepsOf([], 'x', true)).toBeNull();
});
