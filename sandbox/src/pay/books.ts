import { randomBytes } from 'node:crypto';
import { manilaDay } from '@perya/contract/manila-time';
import type {
  DayLine,
  GatewayNotice,
  OrderRequest,
  PayoutRequest,
  WireOrderState,
  WirePayoutState,
} from '@perya/contract/payment-gateway/wire';
import type { Journal } from './journal.ts';
import type { PayoutStep } from './switches.ts';

type Payment = WireOrderState['payments'][number];
/** The number of the account stays out of the books: nobody here pays to it. */
type KeptPayout = Omit<PayoutRequest, 'account'> & { tail: string };

export interface Order {
  id: string;
  /** Opens the page of this order: its id is known to others. */
  token: string;
  request: OrderRequest;
  openedAt: number;
  isDeclined: boolean;
  /** When somebody pays who has chosen to be late. */
  latePaysAt: number | null;
  payments: Payment[];
}

export interface Payout {
  id: string;
  request: KeptPayout;
  acceptedAt: number;
  steps: PayoutStep[];
  state: WirePayoutState['state'];
  reason: string;
  paidAt: number | null;
  returnedAt: number | null;
}

export type Entry =
  | { type: 'order'; id: string; token: string; request: OrderRequest; at: number }
  | { type: 'payment'; reference: string; payment: Payment }
  | { type: 'declined'; reference: string }
  | { type: 'late'; reference: string; at: number }
  | { type: 'payout'; id: string; request: KeptPayout; steps: PayoutStep[]; at: number }
  | {
      type: 'moved';
      reference: string;
      state: WirePayoutState['state'];
      reason: string;
      at: number;
    };

/** A notice and where it goes. */
export interface ToTell {
  url: string;
  notice: GatewayNotice;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;
const secondsOf = (ms: number) => Math.floor(ms / 1000);

/** The gateway's own books: what it was asked, took and paid out, by the platform's references. */
export function createBooks(entries: readonly Entry[], journal: Journal<Entry>, now: () => number) {
  const orders = new Map<string, Order>();
  const ordersById = new Map<string, Order>();
  const payouts = new Map<string, Payout>();

  function keepOrder({ id, token, request, at }: Extract<Entry, { type: 'order' }>): void {
    const order: Order = {
      id,
      token,
      request,
      openedAt: at,
      isDeclined: false,
      latePaysAt: null,
      payments: [],
    };
    orders.set(request.reference, order);
    ordersById.set(id, order);
  }

  function keepPayout({ id, request, steps, at }: Extract<Entry, { type: 'payout' }>): void {
    payouts.set(request.reference, {
      id,
      request,
      acceptedAt: at,
      steps: [...steps],
      state: 'accepted',
      reason: '',
      paidAt: null,
      returnedAt: null,
    });
  }

  function move({ reference, state, reason, at }: Extract<Entry, { type: 'moved' }>): void {
    const payout = payouts.get(reference);
    if (!payout) return;
    Object.assign(payout, { state, reason });
    if (state === 'paid') payout.paidAt ??= at;
    if (state === 'returned') payout.returnedAt ??= at;
    payout.steps = payout.steps.filter((step) => step.state !== state);
  }

  const orderOf = ({ reference }: { reference: string }) => orders.get(reference) as Order;

  function apply(entry: Entry): void {
    switch (entry.type) {
      case 'order':
        keepOrder(entry);
        return;
      case 'payout':
        keepPayout(entry);
        return;
      case 'moved':
        move(entry);
        return;
      case 'declined':
        orderOf(entry).isDeclined = true;
        return;
      case 'late':
        orderOf(entry).latePaysAt = entry.at;
        return;
      case 'payment':
        orderOf(entry).payments.push(entry.payment);
        orderOf(entry).latePaysAt = null;
    }
  }

  for (const entry of entries) apply(entry);

  function write(entry: Entry): void {
    apply(entry);
    journal.append(entry);
  }

  const tellOf = (
    request: { reference: string; notify_url: string },
    kind: 'payment' | 'payout',
  ) => ({
    url: request.notify_url,
    notice: { kind, reference: request.reference },
  });

  function pay({ request }: Order, amount: number, currency: string): ToTell {
    const payment = { payment_id: newId('p'), amount, currency, paid_at: secondsOf(now()) };
    write({ type: 'payment', reference: request.reference, payment });
    return tellOf(request, 'payment');
  }

  function movePayout(payout: Payout, { state, reason }: Omit<PayoutStep, 'at'>): ToTell {
    const { request } = payout;
    write({ type: 'moved', reference: request.reference, state, reason, at: secondsOf(now()) });
    return tellOf(request, 'payout');
  }

  return {
    orders,
    payouts,
    flushed: journal.flushed,
    orderById: (id: string) => ordersById.get(id) ?? null,

    /** The order of this reference; null if there is another one of that name. */
    open(request: OrderRequest): Order | null {
      const held = orders.get(request.reference);
      const id = newId('o');
      const token = randomBytes(16).toString('hex');
      if (!held) write({ type: 'order', id, token, request, at: now() });
      const order = orders.get(request.reference) as Order;
      const { amount, currency } = order.request;
      return amount === request.amount && currency === request.currency ? order : null;
    },

    stateOf({ request, payments, isDeclined }: Order): WireOrderState['state'] {
      if (payments.length > 0) return 'paid';
      if (isDeclined) return 'failed';
      return now() >= request.expires_at * 1000 ? 'expired' : 'open';
    },

    pay,
    decline({ request }: Order): ToTell {
      write({ type: 'declined', reference: request.reference });
      return tellOf(request, 'payment');
    },
    payLate({ request }: Order, afterMs: number): void {
      const at = Math.max(now(), request.expires_at * 1000) + afterMs;
      write({ type: 'late', reference: request.reference, at });
    },

    payOut({ account, ...request }: PayoutRequest, steps: PayoutStep[]): Payout | null {
      const held = payouts.get(request.reference);
      const kept = { ...request, tail: account.number.slice(-4) };
      if (!held) write({ type: 'payout', id: newId('w'), request: kept, steps, at: now() });
      const payout = payouts.get(request.reference) as Payout;
      return payout.request.amount === request.amount ? payout : null;
    },
    movePayout,

    /** Does what is due by now, and answers whom to tell. */
    advance(): ToTell[] {
      const toTell: ToTell[] = [];
      for (const order of orders.values()) {
        if (order.latePaysAt !== null && order.latePaysAt <= now()) {
          toTell.push(pay(order, order.request.amount, order.request.currency));
        }
      }
      for (const payout of payouts.values()) {
        const due = payout.steps.find(({ at }) => at <= now());
        if (due) toTell.push(movePayout(payout, due));
      }
      return toTell;
    },

    /** What was taken and paid out in pesos, without what came back. */
    balance(): number {
      let sum = 0;
      for (const { payments } of orders.values()) {
        for (const { amount, currency } of payments) sum += currency === 'PHP' ? amount : 0;
      }
      for (const { request, paidAt, returnedAt } of payouts.values()) {
        if (paidAt !== null && returnedAt === null) sum -= request.amount;
      }
      return sum;
    },

    *linesOf(day: string): Generator<DayLine> {
      let lines = 0;
      const all = movementsOf(orders.values(), payouts.values());
      for (const line of all) {
        if (manilaDay(line.at * 1000) !== day) continue;
        lines += 1;
        yield line;
      }
      yield { kind: 'end', lines };
    },
  };
}

export type Books = ReturnType<typeof createBooks>;

function* movementsOf(orders: Iterable<Order>, payouts: Iterable<Payout>) {
  for (const { request, payments } of orders) {
    for (const { paid_at, ...payment } of payments) {
      yield { kind: 'payment' as const, reference: request.reference, ...payment, at: paid_at };
    }
  }
  for (const { id, request, paidAt, returnedAt } of payouts) {
    const { reference, amount, currency } = request;
    const line = { reference, payment_id: id, amount, currency };
    if (paidAt !== null) yield { kind: 'payout' as const, ...line, at: paidAt };
    if (returnedAt !== null) yield { kind: 'return' as const, ...line, at: returnedAt };
  }
}
