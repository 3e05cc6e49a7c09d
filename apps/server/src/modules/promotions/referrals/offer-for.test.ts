import { expect, test } from 'vitest';
import { firstThatCounts, isOver, offerFor } from './offer-for.ts';

const at = (text: string) => new Date(text);
const offer = (name: string, startsAt: string, endsAt: string | null) => ({
  name,
  startsAt: at(startsAt),
  endsAt: endsAt === null ? null : at(endsAt),
});

test('a friend counts for the first promotion in whose time they came', () => {
  const offers = [
    offer('autumn', '2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z'),
    offer('always', '2026-01-01T00:00:00Z', null),
  ];
  expect(offerFor(offers, at('2026-10-31T23:59:59Z'))?.name).toBe('autumn');
  expect(offerFor(offers, at('2026-11-01T00:00:00Z'))?.name).toBe('always');
  expect(offerFor(offers, at('2025-12-31T00:00:00Z'))).toBeUndefined();
});

test('the days are counted in Manila, and the last one is whole', () => {
  // Ten minutes to midnight in Manila.
  const came = at('2026-11-16T15:50:00Z');
  expect(isOver(came, 1, at('2026-11-17T15:59:59Z'))).toBe(false);
  expect(isOver(came, 1, at('2026-11-17T16:00:00Z'))).toBe(true);
});

test('whoever can still bring something is looked at', () => {
  const now = at('2026-11-16T00:00:00Z');
  const rules = { amount: 1, deposited: 1, staked: 0, is_verified: false, within_days: 30 };
  const first = firstThatCounts([{ rules }, { rules: { ...rules, within_days: 7 } }], now);
  expect(first.toISOString()).toBe('2026-10-15T00:00:00.000Z');
});
