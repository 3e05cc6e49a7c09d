import { type StaffChannel, updateChannel } from '@perya/contract/payments/staff-calls/channels';
import { describe, expect, test } from 'vitest';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { type ChannelForm, formOf, hasHalfHours, inputOf } from './channel-form.ts';

const channel: StaffChannel = {
  id: 1001,
  mode: 'deposit',
  name: 'GCash',
  flag: 2,
  img: '',
  gateway: 'sandbox',
  has_gateway: true,
  method: 'gcash',
  partner: 'web',
  brands: null,
  state: 'open',
  closed_by: '',
  is_open_now: true,
  version: 1,
  updated_at: 0,
  min_amount: '100.00',
  max_amount: null,
  quick_amounts: ['100', '500'],
  tips_en: 'Only your own wallet',
  tips_tl: 'Sariling wallet lang',
  fee_fixed: '0.00',
  fee_basis_points: 150,
  turnover_times: 1,
  cashback_tickets: 3,
  opens_at: null,
  closes_at: null,
  position: 0,
  payout_rails: [],
  rail: 0,
};

const refused = (change: Partial<ChannelForm>) => {
  const form = { ...formOf(channel), ...change };
  const input = { id: 1001, version: 1, words: 'As planned', ...inputOf(form) };
  return [...(hasHalfHours(form) ? ['closes_at'] : []), ...refusedFields(updateChannel, input)];
};

describe('the form of a channel', () => {
  test('sends what it was filled with, where nothing was typed', () => {
    const { name, min_amount, max_amount, quick_amounts, fee_basis_points } = channel;
    expect(inputOf(formOf(channel))).toMatchObject({
      name,
      min_amount,
      max_amount,
      quick_amounts,
      fee_basis_points,
      opens_at: null,
    });
    expect(refused({})).toEqual([]);
  });

  test('reads amounts with and without centavos, and chips between commas or spaces', () => {
    const typed = { min_amount: '250', max_amount: '1000.5', quick_amounts: '250 500,1000' };
    expect(inputOf({ ...formOf(channel), ...typed })).toMatchObject({
      min_amount: '250.00',
      max_amount: '1000.50',
      quick_amounts: ['250', '500', '1000'],
    });
  });

  test.each<[keyof ChannelForm, string]>([
    ['name', '  '],
    ['min_amount', '-1'],
    ['max_amount', '1e3'],
    ['quick_amounts', '100, abc'],
    ['fee_fixed', ''],
    ['fee_basis_points', '100.01'],
    ['turnover_times', '101'],
    ['cashback_tickets', '١'],
    ['position', '1000'],
    ['position', ''],
    ['closes_at', '22:00'],
    ['payout_rails', 'xendit PH_GCASH ten'],
  ])('names %s when it is %j', (field, typed) => {
    expect(refused({ [field]: typed })).toEqual([field]);
  });
});
