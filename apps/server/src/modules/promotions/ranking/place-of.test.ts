import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

const standing = {
  uids: [7n, 3n, 5n, 9n],
  staked: [900n, 500n, 500n, 100n].map((amount) => centavos(amount)),
};
const own = (uid: bigint, staked: bigint) => placeOf(standing, { uid, staked });

describe('the own place', () => {
  test('is that of the standing while nothing was staked since [G-097]', () => {
    expect([own(7n, 900n), own(3n, 500n), own(5n, 500n), own(9n, 100n)]).toEqual([1, 2, 3, 4]);
  });

  test('rises at once with the own stake [G-097 G-280]', () => {
    expect([own(9n, 499n), own(9n, 501n), own(9n, 901n)]).toEqual([4, 2, 1]);
  });

  test('of equals the older account comes first', () => {
    expect([own(4n, 500n), own(9n, 500n), own(2n, 900n)]).toEqual([3, 4, 1]);
  });

  test('is none without a stake', () => {
    expect(own(8n, 0n)).toBe(0);
    expect(placeOf({ uids: [], staked: [] }, { uid: 1n, staked: 1n })).toBe(1);
  });
});
