import type { Channel } from '@perya/contract/payments/calls/payments';

/** A channel for tests. */
export function aChannel(changes: Partial<Channel> = {}): Channel {
  return {
    id: 1001,
    name: 'Wallet',
    img: '/art/channels/e-wallet.svg',
    min_amount: '100.00',
    max_amount: '50000.00',
    amount_limit: ['100', '500', '1000'],
    tips: '',
    cashback_state: 0,
    cashback_coupons_num: 0,
    cashback_terms: null,
    flag: 2,
    fee_fixed: '0.00',
    fee_basis_points: 0,
    is_open: true,
    closed_text: '',
    ...changes,
  };
}
