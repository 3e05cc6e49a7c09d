import type { ChannelWanted } from '@perya/contract/payments/staff-calls/channels';
import type { Text } from '@perya/contract/text';
import { centavos, formatPesos } from '@perya/money';
import type { RequestAction } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import { changeChannelWithin, checkChannel } from './change-channel.ts';

type Setting = Exclude<keyof ChannelWanted, 'id' | 'version'>;

const names: Record<Setting, Text> = {
  name: { en: 'name', tl: 'pangalan' },
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
};

const modes: Record<'deposit' | 'withdraw', Text> = {
  deposit: { en: 'deposits', tl: 'mga deposito' },
  withdraw: { en: 'withdrawals', tl: 'mga withdrawal' },
};

const pesos = (amount: unknown) => formatPesos(centavos(BigInt(String(amount))));

/** A value of the audit, which has amounts in centavos, as a person reads it. */
function textOf(name: Setting, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(pesos).join(', ');
  if (name === 'fee_basis_points') return `${Number(value) / 100} %`;
  const isMoney = name === 'min_amount' || name === 'max_amount' || name === 'fee_fixed';
  return isMoney ? pesos(value) : String(value);
}

/** Changes a channel in a way that may cost money. */
export function loosenChannel(services: DeskServices): RequestAction<ChannelWanted> {
  return {
    async describe(input) {
      const { held, before, after } = await checkChannel(services, input);
      const changes = (Object.keys(after) as Setting[]).map((name) => ({
        name: names[name],
        is: textOf(name, after[name]),
        was: textOf(name, before[name]),
      }));
      const mode = modes[held.mode];
      const en = changes.map(({ name, is, was }) => `${name.en} ${is} instead of ${was}`);
      const tl = changes.map(({ name, is, was }) => `${name.tl} ${is} sa halip na ${was}`);
      return {
        subject: { kind: 'channel', id: String(input.id) },
        topic: String(input.id),
        says: {
          en: `Channel ${held.name} of ${mode.en} changes at once: ${en.join('; ')}.`,
          tl: `Agad na magbabago ang channel na ${held.name} ng ${mode.tl}: ${tl.join('; ')}.`,
        },
      };
    },
    carryOut(tx, { input, reason }) {
      return changeChannelWithin(services, tx, input, { reason, isAlone: false });
    },
  };
}
