import { describe, expect, it } from 'vitest';
import { bonusTypeOf, cashTypes, isBonus, nameOfCashType } from './cash-types.ts';

describe('cash types', () => {
  it('of bonuses have the names of the catalogue [G-248 G-249 G-250 G-251 G-252 G-253 G-254 G-255 M-460 M-515]', () => {
    const bonuses = Object.entries(cashTypes)
      .filter(([number]) => Number(number) >= 4000 && Number(number) < 5000)
      .map(([number, { en }]) => `${number} ${en}`);
    expect(bonuses).toEqual([
      '4001 Mystery Box',
      '4003 Level Up Bonus',
      '4004 Birthday Bonus',
      '4005 CQ9 Daily Rebate',
      '4006 TPG Daily Loss Rebate',
      '4007 Slot Betting Ranking',
      '4008 APP Bonus',
      '4009 Deposit Bonus',
      '4010 Referral Bonus',
      '4011 Gift',
      '4012 Race',
      '4013 Free rounds',
    ]);
    expect(isBonus(4001)).toBe(true);
    expect(isBonus(3004)).toBe(false);
  });

  it('of test funds have a name in each language', () => {
    expect(cashTypes[9001]).toEqual({ en: 'Test funds', tl: 'Test funds' });
  });

  it('of rewards are read from the scope of their posting', () => {
    expect(bonusTypeOf('bonus.4003')).toBe(4003);
    for (const scope of ['bonus.4002', 'bonus.40031', 'bonus.', 'cashback', 'x.bonus.4003']) {
      expect(bonusTypeOf(scope)).toBeNull();
    }
  });

  it('that the catalogue does not have read as a bonus, and none is without a name [G-341]', () => {
    expect(nameOfCashType(4009).en).toBe('Deposit Bonus');
    for (const unknown of [4002, 4999, 0, -1]) expect(nameOfCashType(unknown).en).toBe('Bonus');
  });
});
