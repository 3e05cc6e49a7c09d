import type { Language } from '@perya/contract/text';
import type { Centavos } from '@perya/money';
import type { SignedRequest } from '../../platform/http/callers.ts';

/** What a gateway is asked to collect. Sent twice, it is the same order: the reference is ours and unique. */
export interface PayOrder {
  reference: string;
  amount: Centavos;
  /** The gateway's own name of the way to pay, as the channel has it. */
  method: string;
  /** Where the player's browser comes back to. */
  returnUrl: string;
  expiresAt: Date;
  language: Language;
}

export interface OpenedOrder {
  gatewayId: string;
  payUrl: string;
}

/** One payment that the gateway has taken. An order may have none, or several: a player can pay twice. */
export interface TakenPayment {
  paymentId: string;
  amount: Centavos;
  currency: string;
  paidAt: Date;
}

/** Where an order stands. `unknown` is one that the gateway has never heard of. */
export interface OrderState {
  state: 'open' | 'paid' | 'failed' | 'expired' | 'unknown';
  payments: readonly TakenPayment[];
}

/** What a gateway is asked to pay out. Sent twice, it is the same payout. */
export interface PayoutOrder {
  reference: string;
  amount: Centavos;
  method: string;
  account: { number: string; name: string };
}

/** Where a payout stands; `returned` is one that came back after it was paid. */
export interface PayoutState {
  state: 'accepted' | 'paid' | 'failed' | 'returned' | 'unknown';
  gatewayId: string | null;
  /** The gateway's reason of a failure or return, for staff. */
  reason: string;
}

/** An account that money may be paid out to, in the name that the identity check knows. */
export type AskedAccount = Pick<PayoutOrder, 'method' | 'account'>;

/** In whose name the bank has it, letters hidden or not; `none` is no such account, `unsaid` tells nothing. */
export type AccountHolder = { state: 'found'; name: string } | { state: 'none' | 'unsaid' };

/** A line of a gateway's file of one day. */
export interface GatewayLine {
  kind: 'payment' | 'payout' | 'return';
  reference: string;
  paymentId: string;
  amount: Centavos;
  currency: string;
  at: Date;
}

/** What a webhook is about. How it stands is asked for: a webhook wakes, and is believed in nothing else. */
export interface Notice {
  kind: 'payment' | 'payout';
  reference: string;
}

/**
 * Whoever moves money for us. Every method may reject with a `GatewayFailure`; unless it was `refused`,
 * the outcome is then unknown, and the same order may be sent again.
 */
export interface PaymentGateway {
  readonly name: string;
  readonly can: { readonly payOut: boolean; readonly readDay: boolean };
  open(order: PayOrder): Promise<OpenedOrder>;
  readOrder(reference: string, gatewayId: string | null): Promise<OrderState>;
  payOut(order: PayoutOrder): Promise<PayoutState>;
  readPayout(reference: string, gatewayId: string | null): Promise<PayoutState>;
  /** A player waits for it, so it is waited for no longer than a few seconds; missing where the gateway offers it not. */
  readonly inquire?: (asked: AskedAccount) => Promise<AccountHolder>;
  balance(): Promise<Centavos>;
  /** The gateway's file of a day in Manila, as 2026-11-16. */
  readDay(day: string): AsyncIterable<GatewayLine>;
  /** Null for a request that the gateway did not sign. */
  readWebhook(request: SignedRequest): Notice | null;
}

export type GatewayTrouble =
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'unreadable'
  | 'unsupported'
  | 'missing';

/** Says what went wrong and nothing of what was sent: account numbers stay out of logs. */
export class GatewayFailure extends Error {
  readonly trouble: GatewayTrouble;
  constructor(trouble: GatewayTrouble) {
    super(`The payment gateway could not be used: ${trouble}`);
    this.name = 'GatewayFailure';
    this.trouble = trouble;
  }
}

/** The gateways of this installation by their names. */
export type Gateways = ReadonlyMap<string, PaymentGateway>;

/** Refuses as one that is not there: a channel may name a gateway that the settings no longer have. */
export function gatewayOf(gateways: Gateways, name: string): PaymentGateway {
  const gateway = gateways.get(name);
  if (!gateway) throw new GatewayFailure('missing');
  return gateway;
}
