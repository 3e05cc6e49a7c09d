import { manilaDayStart } from '@perya/contract/manila-time';
import type { CashbackTerms, Channel } from '@perya/contract/payments/calls/payments';
import { cashbackOf } from '@perya/contract/rules/cashback';
import { parseWholePesos } from '@perya/contract/rules/payment-amount';
import { type Centavos, centavos, parsePesos } from '@perya/money';

type Offering = Pick<Channel, 'cashback_state' | 'cashback_coupons_num' | 'cashback_terms'>;

/** What a ticket of the channel brings, null without one; also what the switch stands at when the channel is chosen. [M-125 M-210 M-211] */
export function offerOf(channel: Offering): CashbackTerms | null {
  const { cashback_state, cashback_coupons_num, cashback_terms } = channel;
  return cashback_state === 1 && cashback_coupons_num > 0 ? cashback_terms : null;
}

const figureOf = (amount: string) => parsePesos(amount) ?? centavos(0);

/** Whether the amount takes part, by the number in the text and not by the one in the ticket. [M-139 M-303] */
export function takesPart({ opt_in_from }: CashbackTerms, amount: string): boolean {
  return (parseWholePesos(amount) ?? 0n) >= figureOf(opt_in_from);
}

/** What would come on top. [M-138 M-452] */
export function bonusOf(
  { percent, max_bonus, opt_in_from }: CashbackTerms,
  amount: string,
): Centavos {
  return cashbackOf(
    {
      share: Math.round(percent * 100),
      most: figureOf(max_bonus),
      least: figureOf(opt_in_from),
    },
    parseWholePesos(amount) ?? centavos(0),
  );
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
  const offer = offerOf(channel);
  return isOn && !isOver && offer !== null && takesPart(offer, amount) ? 1 : 0;
}

const dayMs = 24 * 3600 * 1000;

/** When tickets that were listed at this moment end: with the day in Manila, as `invalid_at` of a ticket says. [M-212 M-477] */
export function ticketsEndMs(listedAtMs: number): number {
  return manilaDayStart(new Date(listedAtMs)).getTime() + dayMs;
}
