import type { Text } from './text.ts';

/** What a bonus movement is called. [G-248 G-249 G-250 G-251 G-252 G-253 G-254 G-255] */
export const cashTypes: Readonly<Record<number, Text>> = {
  4001: { en: 'Mystery Box', tl: 'Mystery Box' },
  4003: { en: 'Level Up Bonus', tl: 'Bonus sa Pag-akyat ng Level' },
  4004: { en: 'Birthday Bonus', tl: 'Bonus sa Kaarawan' },
  4005: { en: 'CQ9 Daily Rebate', tl: 'CQ9 Araw-araw na Rebate' },
  4006: { en: 'TPG Daily Loss Rebate', tl: 'TPG Rebate sa Araw-araw na Talo' },
  4007: { en: 'Slot Betting Ranking', tl: 'Ranggo sa Taya sa Slot' },
  4008: { en: 'APP Bonus', tl: 'APP Bonus' },
  4009: { en: 'Deposit Bonus', tl: 'Bonus sa Deposito' },
};

/** A live message of this type announces maintenance; it is never a bonus. [G-256] */
export const maintenanceCashType = 999;

const otherCashType: Text = { en: 'Bonus', tl: 'Bonus' };

/** The documents leave gaps in the catalogue (4002, cashback): an unlisted type reads simply as a bonus. [G-341] */
export function cashTypeName(cashType: number): Text {
  return cashTypes[cashType] ?? otherCashType;
}

export function isBonus(cashType: number): boolean {
  return cashType !== maintenanceCashType;
}
