import { describe, expect, test } from 'vitest';
import { claimStateOf, clockText } from './claim-state.ts';

const now = 1_000_000;
const claimBy = (is_mine: boolean, until: number) => ({
  name: 'Ana',
  is_mine,
  until,
});

describe('the claim of a case', () => {
  test('is free where nobody has it, and where the time of a colleague is over', () => {
    expect(claimStateOf({ isOpen: true, claim: null }, now)).toBe('free');
    expect(claimStateOf({ isOpen: true, claim: claimBy(false, now) }, now)).toBe('free');
  });

  test('is mine or a colleague’s until its second', () => {
    expect(claimStateOf({ isOpen: true, claim: claimBy(true, now + 1) }, now)).toBe('mine');
    expect(claimStateOf({ isOpen: true, claim: claimBy(false, now + 1) }, now)).toBe('taken');
  });

  test('says that mine has ended, so that nobody decides on what may have changed', () => {
    expect(claimStateOf({ isOpen: true, claim: claimBy(true, now) }, now)).toBe('ended');
  });

  test('does not matter once it was decided', () => {
    expect(claimStateOf({ isOpen: false, claim: claimBy(true, now + 1) }, now)).toBe('decided');
  });

  test('is counted down by minutes and seconds, and stops at nothing', () => {
    expect([900, 65.9, 9, 0, -3].map(clockText)).toEqual([
      '15:00',
      '01:05',
      '00:09',
      '00:00',
      '00:00',
    ]);
  });
});
