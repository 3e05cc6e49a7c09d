import type { Channel } from '@perya/contract/calls/payments';
import { cashback, cashbackOf } from '@perya/contract/rules/cashback';
import { parseWholePesos } from '@perya/contract/rules/payment-amount';
import { manilaDayStart } from '@perya/contract/rules/time-flag';
import { type Centavos, centavos } from '@perya/money';

type Offering = Pick<Channel, 'cashback_state' | 'cashback_coupons_num'>;

/** Also what the switch stands at when the channel is chosen. [M-125 M-210 M-211] */
export function offersCashback({ cashback_state, cashback_coupons_num }: Offering): boolean {
  return cashback_state === 1 && cashback_coupons_num > 0;
}

/** Whether the amount takes part, by the number in the text and not by the one in the ticket. [M-139 M-303] */
export function takesPart(amount: string): boolean {
  return (parseWholePesos(amount) ?? 0n) >= cashback.amountMin;
}

/** What would come on top. [M-138 M-452] */
export function bonusOf(amount: string): Centavos {
  return cashbackOf(parseWholePesos(amount) ?? centavos(0));
}

interface CashbackChoice {
  readonly channel: Offering;
  readonly amount: string;
  readonly isOn: boolean;
  /** The day of the tickets has ended. */
  readonly isOver: boolean;
}

/** What the deposit says. [M-133] */
export function cashbackFlag({ channel, amount, isOn, isOver }: CashbackChoice): 0 | 1 {
  return isOn && !isOver && offersCashback(channel) && takesPart(amount) ? 1 : 0;
}

const dayMs = 24 * 3600 * 1000;

/** When tickets that were listed at this moment end: with the day in Manila, as `invalid_at` of a ticket says. [M-212 M-477] */
export function ticketsEndMs(listedAtMs: number): number {
  return manilaDayStart(new Date(listedAtMs)).getTime() + dayMs;
}
