import { describe, expect, it } from 'vitest';
import { tierOf, vipLevelMax, vipProgress, vipTiers } from './levels.ts';

describe('the VIP tier', () => {
  it('follows from the level, five of them up to level 29 [M-151 M-430]', () => {
    const tiers = Array.from({ length: 31 }, (_, level) => tierOf(level));
    expect(tiers[0]).toBeNull();
    expect(tiers[30]).toBeNull();
    expect(tiers.slice(1, 30)).not.toContain(null);
    expect([1, 5, 6, 11, 12, 17, 18, 23, 24, 29].map(tierOf)).toEqual([
      ...['Bronze', 'Bronze', 'Silver', 'Silver', 'Gold', 'Gold'],
      ...['Platinum', 'Platinum', 'Diamond', 'Diamond'],
    ]);
    expect(vipTiers).toHaveLength(5);
    expect(vipLevelMax).toBe(29);
  });
});

describe('the way to the next VIP level', () => {
  const at = (level: number, xp: number, level_xp: number, next_xp: number | null) =>
    vipProgress({ level, xp, level_xp, next_xp });

  it('is what the next threshold is above the own experience [M-153]', () => {
    expect(at(2, 3500, 3000, 6000)?.missing).toBe(2500);
    expect(at(2, 5999, 3000, 6000)?.missing).toBe(1);
  });

  it('lies between the two thresholds, whole and never above 100 [M-154]', () => {
    expect(at(2, 3000, 3000, 6000)?.percent).toBe(0);
    expect(at(2, 4500, 3000, 6000)?.percent).toBe(50);
    expect(at(2, 5999, 3000, 6000)?.percent).toBe(99);
    // The round that reached it may still be on its way through the log.
    expect(at(2, 9000, 3000, 6000)).toEqual({ target: 6000, missing: 0, percent: 100 });
    // Thresholds that were raised take no level away.
    expect(at(2, 2000, 3000, 6000)?.percent).toBe(0);
  });

  it('aims at the first level from level 0 [M-155]', () => {
    expect(at(0, 250, 0, 1000)).toEqual({ target: 1000, missing: 750, percent: 25 });
  });

  it('is shown below level 29 and not at it [M-152]', () => {
    expect(at(28, 100, 0, 200)).not.toBeNull();
    expect(at(29, 100, 0, null)).toBeNull();
    expect(at(29, 100, 0, 200)).toBeNull();
  });
});
