import { createHmac, randomBytes } from 'node:crypto';
import { type Centavos, centavos } from '@perya/money';
import type { SignedRequest } from '../platform/http/callers.ts';
import {
  GatewayFailure,
  type GatewayLine,
  type GatewayTrouble,
  type Notice,
  type OrderState,
  type PaymentGateway,
  type PayOrder,
  type PayoutOrder,
  type PayoutState,
  type TakenPayment,
} from '../providers/payments/gateway.ts';

type Asked = 'open' | 'readOrder' | 'payOut' | 'readPayout' | 'balance' | 'readDay';

/**
 * What a call ends in instead: a failure before anything was done, one after it was done (`lost`: the
 * answer went missing), or nothing until the test says otherwise.
 */
type Mishap = GatewayTrouble | 'lost' | 'hang';

interface HeldOrder {
  order: PayOrder;
  gatewayId: string;
  state: OrderState['state'];
  payments: TakenPayment[];
}

interface HeldPayout {
  order: PayoutOrder;
  gatewayId: string;
  state: PayoutState['state'];
  reason: string;
  at: Date;
}

/** What a player pays; by default what was asked, in pesos, now. */
interface Paid {
  amount?: bigint | number;
  currency?: string;
  paymentId?: string;
  paidAt?: Date;
}

/** A gateway within the process that does what a test says, and keeps books of its own. */
export interface ScriptedGateway extends PaymentGateway {
  /** What it was asked, in turn: repetitions too. */
  readonly asked: { what: Asked; reference: string }[];
  /** Orders by reference; sent twice they are one. */
  readonly orders: ReadonlyMap<string, Readonly<HeldOrder>>;
  readonly payouts: ReadonlyMap<string, Readonly<HeldPayout>>;
  /** The player pays; called again, they pay twice. A reference nobody has opened is money out of nowhere. */
  pay(reference: string, paid?: Paid): TakenPayment;
  decline(reference: string): void;
  expire(reference: string): void;
  /** How payouts end that come from now on; `paid` unless told. */
  payoutsBecome(state: 'accepted' | 'paid' | 'failed', reason?: string): void;
  /** What becomes later of a payout that is here. */
  endPayout(reference: string, state: 'paid' | 'failed' | 'returned', reason?: string): void;
  /** So ends each call of this kind from now on; null goes back to what is right. */
  mishap(what: Asked, mishap: Mishap | null): void;
  /** Lets everything that hangs go on. */
  letGo(): void;
  /** What came in and went out in all: what the ledger must agree with. */
  sums(): { taken: Centavos; paidOut: Centavos };
  /** Posts a webhook as this gateway does, or with another signature. */
  tell(serverUrl: string, notice: Notice, forged?: boolean): Promise<Response>;
}

const signatureHeader = 'x-scripted-signature';
const manilaDay = (at: Date) => new Date(at.getTime() + 8 * 3600_000).toISOString().slice(0, 10);

/** A gateway for tests; what it may do can be taken away from it. */
export function createScriptedGateway(
  name = 'sandbox',
  can: PaymentGateway['can'] = { payOut: true, readDay: true },
): ScriptedGateway {
  const secret = randomBytes(24);
  const asked: ScriptedGateway['asked'] = [];
  const orders = new Map<string, HeldOrder>();
  const payouts = new Map<string, HeldPayout>();
  const strays = new Map<string, TakenPayment[]>();
  const mishaps = new Map<Asked, Mishap>();
  let waiting: (() => void)[] = [];
  let nextPayout = { state: 'paid' as PayoutState['state'], reason: '' };
  let made = 0;
  const newId = (prefix: string) => {
    made += 1;
    return `${prefix}-${name}-${made}-${randomBytes(4).toString('hex')}`;
  };
  const sign = (body: string) => createHmac('sha256', secret).update(body).digest('hex');

  async function ask<Answer>(what: Asked, reference: string, act: () => Answer): Promise<Answer> {
    asked.push({ what, reference });
    const mishap = mishaps.get(what);
    if (mishap === 'hang') await new Promise<void>((goOn) => waiting.push(goOn));
    else if (mishap && mishap !== 'lost') throw new GatewayFailure(mishap);
    const answer = act();
    if (mishap === 'lost') throw new GatewayFailure('timeout');
    return answer;
  }

  function orderOf(reference: string): HeldOrder {
    const held = orders.get(reference);
    if (!held) throw new Error(`The gateway has no order ${reference}`);
    return held;
  }

  const payoutStateOf = (held: HeldPayout | undefined): PayoutState =>
    held
      ? { state: held.state, gatewayId: held.gatewayId, reason: held.reason }
      : { state: 'unknown', gatewayId: null, reason: '' };

  const allPayments = () => [
    ...[...orders].map(([reference, { payments }]) => ({ reference, payments })),
    ...[...strays].map(([reference, payments]) => ({ reference, payments })),
  ];

  function linesOf(day: string): GatewayLine[] {
    const paid = allPayments().flatMap(({ reference, payments }) =>
      payments.map(({ paidAt, ...payment }) => ({
        kind: 'payment' as const,
        reference,
        at: paidAt,
        ...payment,
      })),
    );
    const paidOut = [...payouts.values()].flatMap(({ order, gatewayId, state, at }) => {
      const { reference, amount } = order;
      const line = { reference, paymentId: gatewayId, amount, currency: 'PHP', at };
      const out = { kind: 'payout' as const, ...line };
      if (state === 'returned') return [out, { kind: 'return' as const, ...line }];
      return state === 'paid' ? [out] : [];
    });
    return [...paid, ...paidOut].filter(({ at }) => manilaDay(at) === day);
  }

  function sums() {
    let taken = 0n;
    let paidOut = 0n;
    for (const { payments } of allPayments()) {
      for (const { amount, currency } of payments) taken += currency === 'PHP' ? amount : 0n;
    }
    for (const { order, state } of payouts.values())
      paidOut += state === 'paid' ? order.amount : 0n;
    return { taken: centavos(taken), paidOut: centavos(paidOut) };
  }

  return {
    name,
    can,
    asked,
    orders,
    payouts,
    sums,

    open: (order) =>
      ask('open', order.reference, () => {
        const held = orders.get(order.reference);
        if (held && held.order.amount !== order.amount) throw new GatewayFailure('refused');
        const gatewayId = held?.gatewayId ?? newId('o');
        if (!held) orders.set(order.reference, { order, gatewayId, state: 'open', payments: [] });
        return { gatewayId, payUrl: `https://pay.example/${gatewayId}` };
      }),

    readOrder: (reference) =>
      ask('readOrder', reference, () => {
        const { state, payments } = orders.get(reference) ?? {
          state: strays.has(reference) ? ('paid' as const) : ('unknown' as const),
          payments: strays.get(reference) ?? [],
        };
        return { state, payments: [...payments] };
      }),

    payOut: (order) =>
      ask('payOut', order.reference, () => {
        if (!can.payOut) throw new GatewayFailure('unsupported');
        const held = payouts.get(order.reference);
        if (held && held.order.amount !== order.amount) throw new GatewayFailure('refused');
        const payout = held ?? { order, gatewayId: newId('w'), ...nextPayout, at: new Date() };
        payouts.set(order.reference, payout);
        return payoutStateOf(payout);
      }),

    readPayout: (reference) =>
      ask('readPayout', reference, () => payoutStateOf(payouts.get(reference))),

    balance: () =>
      ask('balance', '', () => {
        const { taken, paidOut } = sums();
        return centavos(taken - paidOut);
      }),

    async *readDay(day) {
      if (!can.readDay) throw new GatewayFailure('unsupported');
      yield* await ask('readDay', day, () => linesOf(day));
    },

    readWebhook({ headers, body }: SignedRequest) {
      return headers[signatureHeader] === sign(body) ? (JSON.parse(body) as Notice) : null;
    },

    pay(reference, { amount, currency = 'PHP', paymentId = newId('p'), paidAt = new Date() } = {}) {
      const held = orders.get(reference);
      const paid = centavos(BigInt(amount ?? orderOf(reference).order.amount));
      const payment: TakenPayment = { paymentId, amount: paid, currency, paidAt };
      if (held) {
        held.state = 'paid';
        held.payments.push(payment);
      } else {
        strays.set(reference, [...(strays.get(reference) ?? []), payment]);
      }
      return payment;
    },
    decline(reference) {
      orderOf(reference).state = 'failed';
    },
    expire(reference) {
      orderOf(reference).state = 'expired';
    },
    payoutsBecome(state, reason = '') {
      nextPayout = { state, reason };
    },
    endPayout(reference, state, reason = '') {
      const held = payouts.get(reference);
      if (!held) throw new Error(`The gateway has no payout ${reference}`);
      Object.assign(held, { state, reason });
    },
    mishap(what, mishap) {
      if (mishap === null) mishaps.delete(what);
      else mishaps.set(what, mishap);
    },
    letGo() {
      const released = waiting;
      waiting = [];
      for (const goOn of released) goOn();
    },
    tell(serverUrl, notice, forged = false) {
      const body = JSON.stringify(notice);
      return fetch(`${serverUrl}/finance/callback?gateway=${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          [signatureHeader]: forged ? sign(`${body} `) : sign(body),
        },
        body,
      });
    },
  };
}
