import type { ChannelWanted, StaffChannel } from '@perya/contract/payments/staff-calls/channels';
import { hundredthsTyped, moneyTyped, wholeTyped } from '../../../lib/fields/money-typed.ts';

/** What is typed, as texts. */
export interface ChannelForm {
  readonly name: string;
  readonly min_amount: string;
  readonly max_amount: string;
  readonly quick_amounts: string;
  readonly tips_en: string;
  readonly tips_tl: string;
  readonly fee_fixed: string;
  /** In percent. */
  readonly fee_percent: string;
  readonly turnover_times: string;
  readonly cashback_tickets: string;
  readonly opens_at: string;
  readonly closes_at: string;
  readonly position: string;
}

export function formOf(channel: StaffChannel): ChannelForm {
  return {
    name: channel.name,
    min_amount: channel.min_amount ?? '',
    max_amount: channel.max_amount ?? '',
    quick_amounts: channel.quick_amounts.join(', '),
    tips_en: channel.tips_en,
    tips_tl: channel.tips_tl,
    fee_fixed: channel.fee_fixed,
    fee_percent: String(channel.fee_basis_points / 100),
    turnover_times: String(channel.turnover_times),
    cashback_tickets: String(channel.cashback_tickets),
    opens_at: channel.opens_at ?? '',
    closes_at: channel.closes_at ?? '',
    position: String(channel.position),
  };
}

type Input = Omit<ChannelWanted, 'id' | 'version'>;

/** What goes to the server, or the first field that cannot be read. */
export function readForm(form: ChannelForm): { input: Input } | { problem: keyof ChannelForm } {
  const money = (field: 'min_amount' | 'max_amount') =>
    form[field].trim() === '' ? null : (moneyTyped(form[field]) ?? undefined);
  const min = money('min_amount');
  const max = money('max_amount');
  const fee = moneyTyped(form.fee_fixed);
  const quick = form.quick_amounts.split(/[\s,]+/).filter((part) => part !== '');
  const isQuick = quick.length <= 9 && quick.every((part) => /^[1-9]\d{0,6}$/.test(part));
  const points = hundredthsTyped(form.fee_percent);
  const turnover = wholeTyped(form.turnover_times, { min: 0, max: 100 });
  const tickets = wholeTyped(form.cashback_tickets, { min: 0, max: 100 });
  const position = wholeTyped(form.position, { min: 0, max: 999 });
  if (form.name.trim() === '') return { problem: 'name' };
  if (min === undefined) return { problem: 'min_amount' };
  if (max === undefined) return { problem: 'max_amount' };
  if (!isQuick) return { problem: 'quick_amounts' };
  if (fee === null) return { problem: 'fee_fixed' };
  if (points === null) return { problem: 'fee_percent' };
  if (turnover === null) return { problem: 'turnover_times' };
  if (tickets === null) return { problem: 'cashback_tickets' };
  if (position === null) return { problem: 'position' };
  if ((form.opens_at === '') !== (form.closes_at === '')) return { problem: 'closes_at' };
  return {
    input: {
      name: form.name.trim(),
      min_amount: min,
      max_amount: max,
      quick_amounts: quick,
      tips_en: form.tips_en.trim(),
      tips_tl: form.tips_tl.trim(),
      fee_fixed: fee,
      fee_basis_points: points,
      turnover_times: turnover,
      cashback_tickets: tickets,
      opens_at: form.opens_at || null,
      closes_at: form.closes_at || null,
      position,
    },
  };
}
