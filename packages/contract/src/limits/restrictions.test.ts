import { describe, expect, test } from 'vitest';
import { gates } from '../gates.ts';
import { restrictedText, restrictionOfGate } from './restrictions.ts';

describe('what the house keeps a player from', () => {
  test('is asked by gates that ask something, and each of it by one', () => {
    for (const [name, action] of Object.entries(restrictionOfGate)) {
      const gate = gates[name as keyof typeof gates];
      if (action !== null) expect('identity' in gate, name).toBe(true);
    }
    expect(new Set(Object.values(restrictionOfGate))).toEqual(
      new Set([null, 'play', 'deposit', 'withdraw', 'bonus']),
    );
  });

  test('says what, until when in Manila, and no more of the cause than staff chose', () => {
    const until = new Date('2026-11-20T06:05:00Z');
    const { en, tl } = restrictedText(['deposit', 'play'], until, 'checking');
    expect(en).toMatch(
      /^Deposits, Play: paused for your account until .*20.*2:05.* We are checking/,
    );
    expect(tl).toMatch(/^Pag-deposit, Paglalaro: .* Sinusuri namin/);
    expect(restrictedText(['bonus'], until, 'of-another-release').en).toContain('support');
  });
});
