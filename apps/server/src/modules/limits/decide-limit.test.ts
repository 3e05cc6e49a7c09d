import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import { cancelNext, decideLimit } from './decide-limit.ts';
import type { HeldLimit } from './held-limits.ts';

const now = new Date('2026-03-01T00:00:00Z');
const tomorrow = new Date('2026-03-02T00:00:00Z');
const limit = (amount: number | null, next?: number | null): HeldLimit => ({
  amount: amount === null ? null : centavos(amount),
  next:
    next === undefined
      ? null
      : { amount: next === null ? null : centavos(next), at: new Date('2026-03-01T05:00:00Z') },
});

describe('a change of a limit', () => {
  test('the first limit and a lower one count at once', () => {
    expect(decideLimit(limit(null), centavos(500), now)?.limit).toEqual(limit(500));
    expect(decideLimit(limit(500), centavos(400), now)).toMatchObject({
      limit: limit(400),
      change: { action: 'set', amountBefore: 500n, amountAfter: 400n, appliesAt: now },
    });
  });

  test('a higher limit and its removal wait a day', () => {
    expect(decideLimit(limit(500), centavos(501), now)).toMatchObject({
      limit: { amount: 500n, next: { amount: 501n, at: tomorrow } },
      change: { action: 'scheduled', appliesAt: tomorrow },
    });
    expect(decideLimit(limit(500), null, now)?.limit).toEqual({
      amount: 500n,
      next: { amount: null, at: tomorrow },
    });
  });

  test('a stricter wish drops the raise that waits, and the present amount cancels it', () => {
    expect(decideLimit(limit(500, 900), centavos(300), now)?.limit).toEqual(limit(300));
    expect(decideLimit(limit(500, 900), centavos(500), now)).toMatchObject({
      limit: limit(500),
      change: { action: 'cancelled', amountBefore: 900n, amountAfter: 500n },
    });
  });

  test('another raise starts its day anew, the same one keeps its moment', () => {
    expect(decideLimit(limit(500, 900), centavos(700), now)?.limit.next).toEqual({
      amount: 700n,
      at: tomorrow,
    });
    expect(decideLimit(limit(500, 900), centavos(900), now)).toBeNull();
    expect(decideLimit(limit(500, null), null, now)).toBeNull();
  });

  test('what stays as it is changes nothing', () => {
    expect(decideLimit(limit(500), centavos(500), now)).toBeNull();
    expect(decideLimit(limit(null), null, now)).toBeNull();
    expect(cancelNext(limit(500), now)).toBeNull();
  });
});
