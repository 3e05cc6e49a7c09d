import { type exclusionPeriods, mapLimitNames } from '@perya/contract/rules/play-limits';
import { describe, expect, test } from 'vitest';
import type { Exclusion, HeldLimits } from '../held-limits.ts';
import { decideExclusion } from './decide-exclusion.ts';
import { decideReadmission } from './readmit-player.action.ts';

const now = new Date('2026-08-31T12:00:00Z');
const held = (exclusion: Exclusion | null, at = now): HeldLimits => ({
  ...mapLimitNames(() => ({ amount: null, next: null })),
  house: mapLimitNames(() => null),
  exclusion,
  isListed: false,
  now: at,
});
const set = (period: (typeof exclusionPeriods)[number], standing: Exclusion | null = null) =>
  decideExclusion(held(standing), { by: 'player', period }, 6)?.exclusion ?? null;

describe('a term of exclusion', () => {
  test('is of whole months in Manila, and six of them are more than 180 days', () => {
    expect(set('6m')?.until).toEqual(new Date('2027-02-28T12:00:00Z'));
    expect(set('1y')?.until).toEqual(new Date('2027-08-31T12:00:00Z'));
    expect(set('5y')?.until).toEqual(new Date('2031-08-31T12:00:00Z'));
    const days = (Number(set('6m')?.until) - Number(now)) / 86_400_000;
    expect(days).toBeGreaterThan(180);
  });

  test('holds firm for its first six months; a break and one for ever hold whole', () => {
    expect(set('6m')?.firmUntil).toEqual(set('6m')?.until);
    expect(set('5y')?.firmUntil).toEqual(set('6m')?.until);
    expect(set('30d')?.firmUntil).toEqual(set('30d')?.until);
    expect(set('permanent')).toMatchObject({ until: null, firmUntil: null });
  });

  test('is only ever lengthened, and never promises less than it did', () => {
    const year = set('1y');
    expect(set('6m', year)).toBeNull();
    const promised = {
      since: now,
      until: set('1y')?.until ?? null,
      firmUntil: set('1y')?.until ?? null,
    };
    expect(set('5y', promised)?.firmUntil).toEqual(promised.until);
    expect(set('permanent', year)?.firmUntil).toBeNull();
  });
});

describe('an exclusion that ends before its term', () => {
  const year = set('1y') as Exclusion;

  test.each([
    ['within its first months', held(year, new Date('2027-02-28T11:59:59Z')), 'EXCLUSION_FIRM'],
    ['that is for ever', held(set('permanent')), 'EXCLUSION_FIRM'],
    ['that is a break', held(set('30d')), 'EXCLUSION_FIRM'],
    ['that is not there', held(null), 'LIMITS_UNCHANGED'],
  ])('is refused %s', (_what, standing, code) => {
    expect(() => decideReadmission(standing)).toThrow(expect.objectContaining({ code }));
  });

  test('is over with the decision', () => {
    const at = new Date('2027-02-28T12:00:00Z');
    const { limits, changes } = decideReadmission(held(year, at));
    expect(limits.exclusion).toBeNull();
    expect(changes).toMatchObject([{ kind: 'exclusion', action: 'lifted', endsAt: at }]);
  });
});
