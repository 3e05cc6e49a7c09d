import type { Text } from '../text.ts';

/** What a change of the balance was, by its number on the wire. Those of four thousand are bonuses. [G-129 G-326] */
export const cashTypes = {
  1001: { en: 'Deposit', tl: 'Deposito' },
  1002: { en: 'Voucher', tl: 'Voucher' },
  2001: { en: 'Withdrawal', tl: 'Pag-withdraw' },
  2002: { en: 'Withdrawal returned', tl: 'Ibinalik na withdrawal' },
  3001: { en: 'Bet', tl: 'Taya' },
  3002: { en: 'Win', tl: 'Panalo' },
  3003: { en: 'Stake returned', tl: 'Ibinalik na taya' },
  3004: { en: 'Game promotion', tl: 'Promosyon ng laro' },
  4009: { en: 'Deposit Bonus', tl: 'Deposit Bonus' },
  5001: { en: 'Correction', tl: 'Pagwawasto' },
  9001: { en: 'Test funds', tl: 'Test funds' },
} as const satisfies Record<number, Text>;

export type CashType = keyof typeof cashTypes;
export const cashTypeNumbers = Object.keys(cashTypes).map(Number) as CashType[];

export function isBonus(type: CashType): boolean {
  return type >= 4000 && type < 5000;
}
