import { mapLimitNames } from '@perya/contract/rules/play-limits';
import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import type { HeldLimits } from '../held-limits.ts';
import { decideRestriction } from './decide-restriction.ts';

const now = new Date('2026-11-15T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);
const held = (more: Partial<HeldLimits> = {}): HeldLimits => ({
  ...mapLimitNames(() => ({ amount: null, next: null })),
  daily_stake: { amount: centavos(10_000), next: null },
  house: mapLimitNames(() => null),
  exclusion: null,
  isListed: false,
  now,
  ...more,
});

describe('what the house sets for a player', () => {
  test('counts at once where it is stricter, and drops a raise that waits', () => {
    const raised = held({
      daily_stake: { amount: centavos(10_000), next: { amount: null, at: inDays(1) } },
    });
    const wanted = {
      daily_stake: centavos(9_999),
      daily_loss: centavos(500),
      exclusion: { by: 'house', period: '7d' },
    } as const;
    const { limits, changes } = decideRestriction(raised, wanted, 6);
    expect(limits.daily_stake).toEqual({ amount: 9_999n, next: null });
    expect(limits.daily_loss).toEqual({ amount: 500n, next: null });
    expect(limits.exclusion).toEqual({ since: now, until: inDays(7), firmUntil: inDays(7) });
    expect(changes.map(({ appliesAt }) => appliesAt)).toEqual([now, now, now]);
    const same = decideRestriction(raised, { daily_stake: centavos(10_000) }, 6);
    expect(same.limits.daily_stake).toEqual({ amount: 10_000n, next: null });
    expect(same.limits.house).toMatchObject({ daily_stake: 10_000n, daily_loss: null });
    const pinned = decideRestriction(held(), { daily_stake: centavos(10_000) }, 6);
    expect(pinned.limits.house.daily_stake).toBe(10_000n);
    expect(pinned.changes).toMatchObject([{ action: 'set', amountAfter: 10_000n }]);
  });

  test('is lifted by the house, and then stands as the player’s own', () => {
    const set = held({ house: { ...held().house, daily_stake: centavos(20_000) } });
    const { limits, changes } = decideRestriction(set, { lift: ['daily_stake'] }, 6);
    expect(limits.house.daily_stake).toBeNull();
    expect(limits.daily_stake).toEqual(set.daily_stake);
    expect(changes).toMatchObject([
      { kind: 'daily_stake', action: 'lifted', amountBefore: 20_000n, amountAfter: 10_000n },
    ]);
  });

  test.each([
    ['a higher limit', held(), { daily_stake: centavos(10_001) }, 'LIMIT_NOT_STRICTER'],
    [
      'what it has set already',
      held({ house: { ...held().house, daily_stake: centavos(10_000) } }),
      { daily_stake: centavos(10_000) },
      'LIMITS_UNCHANGED',
    ],
    ['to lift what it has not set', held(), { lift: ['daily_stake' as const] }, 'LIMITS_UNCHANGED'],
    [
      'a higher limit of deposits',
      held({ weekly_deposit: { amount: centavos(100), next: null } }),
      { weekly_deposit: centavos(101) },
      'LIMIT_NOT_STRICTER',
    ],
    ['nothing at all', held(), {}, 'LIMITS_UNCHANGED'],
    [
      'an exclusion that would end sooner',
      held({ exclusion: { since: now, until: inDays(8), firmUntil: inDays(8) } }),
      { exclusion: { by: 'house', period: '7d' } as const },
      'EXCLUSION_NOT_LONGER',
    ],
    [
      'an end of one without an end',
      held({ exclusion: { since: now, until: null, firmUntil: null } }),
      { exclusion: { by: 'house', period: 'permanent' } as const },
      'EXCLUSION_NOT_LONGER',
    ],
    [
      'a lower limit together with a looser one',
      held({ daily_loss: { amount: centavos(100), next: null } }),
      { daily_stake: centavos(1), daily_loss: centavos(101) },
      'LIMIT_NOT_STRICTER',
    ],
  ])('refuses %s', (_what, standing, wanted, code) => {
    expect(() => decideRestriction(standing, wanted, 6)).toThrow(expect.objectContaining({ code }));
  });

  test('names the limit that is looser than what stands, among all that were asked for', () => {
    const standing = held({ daily_loss: { amount: centavos(100), next: null } });
    const wanted = { daily_stake: centavos(1), daily_loss: centavos(101) };
    expect(() => decideRestriction(standing, wanted, 6)).toThrow(
      expect.objectContaining({ details: { field: ['daily_loss'] } }),
    );
  });
});
