import type { BrandTag } from '@perya/contract/brands';
import type { ChannelWanted, StaffChannel } from '@perya/contract/payments/staff-calls/channels';
import { brandTags } from '../../../lib/browser/own-brands.ts';
import { hundredthsTyped, moneyTyped, numberTyped } from '../../../lib/fields/money-typed.ts';
import { railsTyped, sayRails } from './rails-typed.ts';

/** What is typed, as texts. */
export interface ChannelForm {
  readonly name: string;
  readonly img: string;
  readonly brands: readonly BrandTag[];
  readonly min_amount: string;
  readonly max_amount: string;
  readonly quick_amounts: string;
  readonly tips_en: string;
  readonly tips_tl: string;
  readonly fee_fixed: string;
  /** Typed in percent. */
  readonly fee_basis_points: string;
  readonly turnover_times: string;
  readonly cashback_tickets: string;
  readonly opens_at: string;
  readonly closes_at: string;
  readonly position: string;
  /** A line for each. */
  readonly payout_rails: string;
}

export function formOf(channel: StaffChannel): ChannelForm {
  return {
    name: channel.name,
    img: channel.img,
    brands: channel.brands ?? brandTags(),
    min_amount: channel.min_amount ?? '',
    max_amount: channel.max_amount ?? '',
    quick_amounts: channel.quick_amounts.join(', '),
    tips_en: channel.tips_en,
    tips_tl: channel.tips_tl,
    fee_fixed: channel.fee_fixed,
    fee_basis_points: String(channel.fee_basis_points / 100),
    turnover_times: String(channel.turnover_times),
    cashback_tickets: String(channel.cashback_tickets),
    opens_at: channel.opens_at ?? '',
    closes_at: channel.closes_at ?? '',
    position: String(channel.position),
    payout_rails: sayRails(channel.payout_rails),
  };
}

/** What a new one begins with. */
export const emptyForm: ChannelForm = {
  name: '',
  img: '',
  brands: brandTags(),
  min_amount: '',
  max_amount: '',
  quick_amounts: '',
  tips_en: '',
  tips_tl: '',
  fee_fixed: '0',
  fee_basis_points: '0',
  turnover_times: '1',
  cashback_tickets: '0',
  opens_at: '',
  closes_at: '',
  position: '0',
  payout_rails: '',
};

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());

function amountOf(typed: string): string | null {
  const given = orNull(typed);
  return given === null ? null : (moneyTyped(given) ?? given);
}

/** What goes to the server of it, for the contract to judge. */
export function inputOf(form: ChannelForm): Omit<ChannelWanted, 'id' | 'version'> {
  return {
    ...form,
    brands: form.brands.length === brandTags().length ? null : [...form.brands],
    min_amount: amountOf(form.min_amount),
    max_amount: amountOf(form.max_amount),
    quick_amounts: form.quick_amounts.split(/[\s,]+/).filter((part) => part !== ''),
    fee_fixed: amountOf(form.fee_fixed) ?? '',
    fee_basis_points: hundredthsTyped(form.fee_basis_points) ?? Number.NaN,
    turnover_times: numberTyped(form.turnover_times),
    cashback_tickets: numberTyped(form.cashback_tickets),
    position: numberTyped(form.position),
    opens_at: orNull(form.opens_at),
    closes_at: orNull(form.closes_at),
    payout_rails: railsTyped(form.payout_rails),
  };
}

/** A channel has both hours, or none. */
export const hasHalfHours = ({ opens_at, closes_at }: ChannelForm): boolean =>
  (opens_at === '') !== (closes_at === '');
