import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeyring } from '../../../platform/keyring.ts';
import { amountAt, chancesOf, drawBox } from './draw-box.ts';

const odds = [
  { amount: 500, weight: 500 },
  { amount: 800, weight: 495 },
  { amount: 88_800, weight: 5 },
];

describe('a box', () => {
  it('holds what stands at the place that was drawn, up to the last', () => {
    expect([0, 499, 500, 994, 995, 999].map((place) => amountAt(odds, place))).toEqual([
      500, 500, 800, 800, 88_800, 88_800,
    ]);
    expect(() => amountAt(odds, 1000)).toThrow();
  });

  it('says how likely each amount is', () => {
    expect(chancesOf(odds).map(({ percent }) => percent)).toEqual(['50', '49.5', '0.5']);
  });

  it('holds the same when it is drawn again, and another for another player, day or key', () => {
    const keyring = createKeyring(randomBytes(32));
    const box = { promotion: 1, uid: 7n, day: '2026-11-16' };
    expect(drawBox(keyring, odds, box)).toBe(drawBox(keyring, odds, box));
    const many = (key: ReturnType<typeof createKeyring>) =>
      Array.from({ length: 64 }, (_, uid) => drawBox(key, odds, { ...box, uid: BigInt(uid) }));
    expect(many(keyring)).not.toEqual(many(createKeyring(randomBytes(32))));
  });

  it('is drawn as often as its odds say', () => {
    const keyring = createKeyring(Buffer.alloc(32, 7));
    const draws = Array.from({ length: 5000 }, (_, uid) =>
      drawBox(keyring, odds, { promotion: 1, uid: BigInt(uid), day: '2026-11-16' }),
    );
    const share = (amount: bigint) =>
      draws.filter((drawn) => drawn === amount).length / draws.length;
    expect(Math.abs(share(500n) - 0.5)).toBeLessThan(0.03);
    expect(Math.abs(share(800n) - 0.495)).toBeLessThan(0.03);
    expect(Math.abs(share(88_800n) - 0.005)).toBeLessThan(0.005);
  });
});
