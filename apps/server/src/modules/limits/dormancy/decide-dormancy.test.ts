import { describe, expect, it } from 'vitest';
import { decideDormancy } from './decide-dormancy.ts';

const now = new Date('2026-06-01T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const next = (used: number, warned: number | null, days = 365) =>
  decideDormancy({
    now,
    days,
    lastUsedAt: daysAgo(used),
    warnedAt: warned === null ? null : daysAgo(warned),
  });

describe('an account that is not used', () => {
  it('is warned thirty days before it is dormant, and no day sooner', () => {
    expect(next(334, null)).toBeNull();
    expect(next(335, null)).toEqual({ kind: 'warn', dormantAt: daysAgo(-30) });
  });

  it('is dormant once its days and those of the notice are over', () => {
    expect(next(364, 30)).toBeNull();
    expect(next(365, 29)).toBeNull();
    expect(next(365, 30)).toEqual({ kind: 'sleep' });
  });

  it('has thirty days of notice, however long it was not used and however low the figure became', () => {
    expect(next(2000, null)).toEqual({ kind: 'warn', dormantAt: daysAgo(-30) });
    expect(next(2000, 10, 60)).toBeNull();
  });

  it('that was used after the notice is warned anew', () => {
    expect(next(100, 150)).toBeNull();
    expect(next(340, 380)).toEqual({ kind: 'warn', dormantAt: daysAgo(-30) });
  });

  it('is left alone where the figure is 0', () => {
    expect(next(5000, null, 0)).toBeNull();
    expect(next(5000, 4000, 0)).toBeNull();
  });
});
