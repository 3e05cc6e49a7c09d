import { expect, it } from 'vitest';
import { standAt } from './stand-at.ts';
import type { Mention } from './standing.store.ts';

const mention = (fact: string, sides: { before?: unknown; after?: unknown }): Mention => ({
  fact,
  seq: 1n,
  at: new Date(0),
  action: 'limits.changed',
  isBefore: 'before' in sides,
  before: sides.before ?? null,
  isAfter: 'after' in sides,
  after: sides.after ?? null,
});

const shown = (last: readonly Mention[], next: readonly Mention[]) =>
  standAt(last, next).map(({ fact, value, since, until }) => [
    fact,
    value,
    since !== null,
    until !== null,
  ]);

it('a fact is what the last entry left, until the next one', () => {
  const daily = mention('daily', { before: 1, after: 2 });
  expect(shown([daily], [])).toEqual([['daily', 2, true, false]]);
  expect(shown([daily], [mention('daily', { before: 2, after: 3 })])).toEqual([
    ['daily', 2, true, true],
  ]);
});

it('what an entry left out is gone, and null is a value', () => {
  expect(shown([mention('daily', { before: 1 })], [])).toEqual([]);
  expect(shown([mention('daily', { before: 1, after: null })], [])).toEqual([
    ['daily', null, true, false],
  ]);
});

it('before the first entry it is what that one says it was, and what it adds was not there', () => {
  const next = [mention('weekly', { before: 5, after: 6 }), mention('monthly', { after: 7 })];
  expect(shown([], next)).toEqual([['weekly', 5, false, true]]);
});

it('what was taken away does not come back by a later entry', () => {
  const next = [mention('daily', { before: 9, after: 10 })];
  expect(shown([mention('daily', { before: 1 })], next)).toEqual([]);
});
