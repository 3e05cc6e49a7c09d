import { describe, expect, it } from 'vitest';
import { type Interruption, isItsTurn } from './interruption-rules.ts';

const kinds: readonly Interruption[] = ['announcement', 'box', 'gift', 'identity'];
const quiet = { isFree: true, hasLookedAround: true, wasInterrupted: false };

const allowed = (moment: typeof quiet) => kinds.filter((kind) => isItsTurn(kind, moment));

describe('isItsTurn', () => {
  it('lets everything come that finds nothing else over the page', () => {
    expect(allowed(quiet)).toEqual(kinds);
  });

  it('lets nothing come over something else', () => {
    expect(allowed({ ...quiet, isFree: false })).toEqual([]);
  });

  it('lets only the deadline of the identity check come before the first look around', () => {
    expect(allowed({ ...quiet, hasLookedAround: false })).toEqual(['identity']);
  });

  it('lets the house speak once in a visit, and what was earned come one after the other [G-155 G-156]', () => {
    expect(allowed({ ...quiet, wasInterrupted: true })).toEqual(['box', 'gift', 'identity']);
  });
});
