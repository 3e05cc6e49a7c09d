import type { Text } from '../text.ts';

/** What a change of the balance was, by its number on the wire. Those of four thousand are bonuses. [G-129 G-326] */
export const cashTypes = {
  1001: { en: 'Deposit', tl: 'Deposit' },
  1002: { en: 'Voucher', tl: 'Voucher' },
  2001: { en: 'Withdrawal', tl: 'Withdrawal' },
  2002: { en: 'Withdrawal returned', tl: 'Ibinalik na withdrawal' },
  3001: { en: 'Bet', tl: 'Taya' },
  3002: { en: 'Win', tl: 'Panalo' },
  3003: { en: 'Stake returned', tl: 'Ibinalik na taya' },
  3004: { en: 'Game promotion', tl: 'Promo ng laro' },
  3005: { en: 'Round corrected', tl: 'Itinamang round' },
  3006: { en: 'Jackpot', tl: 'Jackpot' },
  4001: { en: 'Mystery Box', tl: 'Mystery Box' },
  4003: { en: 'Level Up Bonus', tl: 'Level Up Bonus' },
  4004: { en: 'Birthday Bonus', tl: 'Birthday Bonus' },
  4005: { en: 'CQ9 Daily Rebate', tl: 'CQ9 Daily Rebate' },
  4006: { en: 'TPG Daily Loss Rebate', tl: 'TPG Daily Loss Rebate' },
  4007: { en: 'Slot Betting Ranking', tl: 'Slot Betting Ranking' },
  4008: { en: 'APP Bonus', tl: 'APP Bonus' },
  4009: { en: 'Deposit Bonus', tl: 'Deposit Bonus' },
  4010: { en: 'Referral Bonus', tl: 'Referral Bonus' },
  4011: { en: 'Gift', tl: 'Regalo' },
  4012: { en: 'Race', tl: 'Karera' },
  4013: { en: 'Free rounds', tl: 'Libreng round' },
  5001: { en: 'Correction', tl: 'Pagwawasto' },
  9001: { en: 'Test funds', tl: 'Test funds' },
} as const satisfies Record<number, Text>;

export type CashType = keyof typeof cashTypes;
export const cashTypeNumbers = Object.keys(cashTypes).map(Number) as CashType[];

export function isBonus(type: CashType): boolean {
  return type >= 4000 && type < 5000;
}

const isCashType = (number: number): number is CashType => Object.hasOwn(cashTypes, number);

/** Rewards are posted under a scope that says their type, as in `bonus.4003`; null for any other scope. */
export function bonusTypeOf(scope: string): CashType | null {
  const [, digits] = /^bonus\.(\d{4})$/.exec(scope) ?? [];
  const number = Number(digits);
  return isCashType(number) ? number : null;
}

/** What a cash type is called; one that this release does not know, such as 4002, is a bonus. [G-341] */
export function nameOfCashType(number: number): Text {
  return isCashType(number) ? cashTypes[number] : { en: 'Bonus', tl: 'Bonus' };
}
