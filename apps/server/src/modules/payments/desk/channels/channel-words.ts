import type { Text } from '@perya/contract/text';
import { centavos, formatPesos } from '@perya/money';
import type { ChannelMode } from '../../channels/channel.store.ts';
import type { ChannelTyped } from './channel-settings.ts';

export type Setting = keyof ChannelTyped;

export const settingNames: Readonly<Record<Setting, Text>> = {
  name: { en: 'name', tl: 'pangalan' },
  img: { en: 'picture', tl: 'larawan' },
  brands: { en: 'brands', tl: 'mga brand' },
  min_amount: { en: 'from', tl: 'mula' },
  max_amount: { en: 'up to', tl: 'hanggang' },
  quick_amounts: { en: 'quick amounts', tl: 'mga mabilisang halaga' },
  tips_en: { en: 'tip in English', tl: 'paalala sa Ingles' },
  tips_tl: { en: 'tip in Tagalog', tl: 'paalala sa Tagalog' },
  fee_fixed: { en: 'fixed fee', tl: 'nakapirming bayarin' },
  fee_basis_points: { en: 'fee of the amount', tl: 'bayarin mula sa halaga' },
  turnover_times: { en: 'times to be played', tl: 'beses na lalaruin' },
  cashback_tickets: { en: 'cashback tickets a day', tl: 'cashback ticket bawat araw' },
  opens_at: { en: 'opens at', tl: 'nagbubukas nang' },
  closes_at: { en: 'closes at', tl: 'nagsasara nang' },
  position: { en: 'place in the list', tl: 'puwesto sa listahan' },
  payout_rails: { en: 'further payout rails', tl: 'mga susunod na daanan ng payout' },
};

export const modeNames: Readonly<Record<ChannelMode, Text>> = {
  deposit: { en: 'deposits', tl: 'mga deposito' },
  withdraw: { en: 'withdrawals', tl: 'mga withdrawal' },
};

const pesos = (amount: unknown) => formatPesos(centavos(BigInt(String(amount))));

/** A value of the audit, which has amounts in centavos, as a person reads it. */
export function textOf(name: Setting, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (name === 'brands') return String(value);
  if (name === 'payout_rails' && Array.isArray(value) && value.length > 0) return value.join(', ');
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(pesos).join(', ');
  if (name === 'fee_basis_points') return `${Number(value) / 100} %`;
  const isMoney = name === 'min_amount' || name === 'max_amount' || name === 'fee_fixed';
  return isMoney ? pesos(value) : String(value);
}
