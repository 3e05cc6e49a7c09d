import type { Channel } from '@perya/contract/payments/calls/payments';
import { type Language, say } from '@perya/contract/text';
import { type Centavos, centavos, toPesos } from '@perya/money';
import type { CashbackOffer } from '../cashback/giver.ts';
import { presentTerms } from '../cashback/terms.present.ts';
import type { StoredChannel } from './channel.store.ts';
import { closedText, isOpen } from './is-open.ts';

const moneyOrNull = (amount: Centavos | null) => (amount === null ? null : toPesos(amount));

/** Quick amounts are whole pesos. [M-123] */
export const wholePesos = (amount: string) =>
  toPesos(centavos(BigInt(amount))).replace(/\.\d\d$/, '');

export interface ChannelView {
  channel: StoredChannel;
  /** What a ticket of it brings the player; null without. */
  offer: CashbackOffer | null;
  ticketsUsed: number;
  /** Whether its gateway is there. */
  isServed: boolean;
  moment: Date;
  language: Language;
}

export function presentChannel(view: ChannelView): Channel {
  const { channel, offer, ticketsUsed, isServed, moment, language } = view;
  const state = isServed ? channel.state : 'closed';
  const open = isOpen({ ...channel, state }, moment);
  return {
    id: channel.id,
    name: channel.name,
    img: channel.img,
    min_amount: moneyOrNull(channel.minAmount),
    max_amount: moneyOrNull(channel.maxAmount),
    amount_limit: channel.quickAmounts.map(wholePesos),
    tips: say(channel.tips, language),
    cashback_state: offer ? 1 : 0,
    cashback_coupons_num: offer ? Math.max(0, channel.cashbackTickets - ticketsUsed) : 0,
    cashback_terms: offer && presentTerms(offer, [channel]),
    flag: channel.flag,
    fee_fixed: toPesos(channel.feeFixed),
    fee_basis_points: channel.feeBasisPoints,
    is_open: open,
    closed_text: open ? '' : say(closedText({ ...channel, state }), language),
  };
}
