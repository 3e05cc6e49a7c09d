import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import { decideAsleep } from './decide-asleep.ts';

const account = {
  now: new Date('2031-06-01T00:00:00Z'),
  years: 5,
  lastUsedAt: new Date('2026-06-01T00:00:00Z'),
  balance: centavos(0n),
  hold: null,
};

describe('an account that nobody closes', () => {
  it('is closed when its years are over, and not a second sooner', () => {
    expect(decideAsleep(account)).toBe('close');
    expect(decideAsleep({ ...account, now: new Date('2031-05-31T23:59:59Z') })).toBe('leave');
    expect(decideAsleep({ ...account, years: 6 })).toBe('leave');
  });

  it('is left to people for a single centavo, also where something holds it', () => {
    expect(decideAsleep({ ...account, balance: centavos(1n) })).toBe('money');
    expect(decideAsleep({ ...account, balance: centavos(1n), hold: 'exclusion' })).toBe('money');
  });

  it('is left alone while something is not over, and where the figure is 0', () => {
    for (const hold of ['aml', 'exclusion', 'payment', 'round'] as const)
      expect(decideAsleep({ ...account, hold })).toBe('leave');
    const long = new Date('1990-01-01T00:00:00Z');
    expect(decideAsleep({ ...account, years: 0, lastUsedAt: long })).toBe('leave');
  });

  it('of a leap day waits for the first of March', () => {
    const leap = { ...account, lastUsedAt: new Date('2024-02-29T12:00:00Z') };
    expect(decideAsleep({ ...leap, now: new Date('2029-02-28T13:00:00Z') })).toBe('leave');
    expect(decideAsleep({ ...leap, now: new Date('2029-03-01T12:00:00Z') })).toBe('close');
  });
});
