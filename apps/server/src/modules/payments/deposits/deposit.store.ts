import type { BrandTag } from '@perya/contract/brands';
import type { DepositStatus } from '@perya/contract/rules/payment-status';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { readClock } from '../../../platform/database/read-clock.ts';

export interface StoredDeposit {
  uid: bigint;
  id: bigint;
  channelId: number;
  /** What is credited, and what is paid beside it. */
  amount: Centavos;
  fee: Centavos;
  /** Whether it holds a ticket, and what it was promised with it. */
  hasCashback: boolean;
  cashback: Centavos | null;
  status: DepositStatus;
  gateway: string;
  gatewayId: string | null;
  payUrl: string | null;
  brand: BrandTag;
  createdAt: Date;
  expiresAt: Date;
}

/** What staff have, or had, to decide about a payment for a deposit. */
interface StrayReceipt {
  amount: Centavos;
  currency: string;
  paidAt: Date;
  state: 'stray' | 'matched' | 'refunded';
  caseId: bigint;
}

export interface DepositDetail extends StoredDeposit {
  channelName: string;
  channelImg: string;
  strays: StrayReceipt[];
  steps: { status: string; at: Date; reason: string }[];
}

export const depositColumns = `d.uid, d.id, d.channel_id, d.amount, d.fee, d.has_cashback,
  d.cashback,
  d.status, d.gateway, d.gateway_id, d.pay_url, d.brand, d.created_at, d.expires_at`;

/** What a gateway calls one of our deposits. */
export const referenceOf = ({ id }: { id: bigint }) => `D${id}`;

/** The id within what a gateway was told; null for anything that is no deposit of ours. */
export function depositIdOf(reference: string): bigint | null {
  const [, digits] = /^D([1-9]\d{0,17})$/.exec(reference) ?? [];
  return digits === undefined ? null : BigInt(digits);
}

/** One deposit, with its way. */
const readingOne = (pool: pg.Pool) => ({
  async find(id: bigint): Promise<StoredDeposit | null> {
    const { rows } = await pool.query<StoredDeposit>({
      name: 'payments-deposit',
      text: `select ${depositColumns} from payments.deposit d where d.id = $1`,
      values: [id],
    });
    return rows[0] ?? null;
  },

  async findOwn(uid: bigint, id: bigint): Promise<StoredDeposit | null> {
    const { rows } = await pool.query<StoredDeposit>({
      name: 'payments-own-deposit',
      text: `select ${depositColumns} from payments.deposit d
        where d.bucket = platform.bucket_of($1) and d.uid = $1 and d.id = $2`,
      values: [uid, id],
    });
    return rows[0] ?? null;
  },

  async readDetail(uid: bigint, id: bigint): Promise<DepositDetail | null> {
    const { rows } = await pool.query<Omit<DepositDetail, 'steps' | 'strays'>>({
      name: 'payments-deposit-detail',
      text: `select ${depositColumns}, c.name as channel_name, c.img as channel_img
        from payments.deposit d join payments.channel c on c.id = d.channel_id
        where d.bucket = platform.bucket_of($1) and d.uid = $1 and d.id = $2`,
      values: [uid, id],
    });
    const [deposit] = rows;
    if (!deposit) return null;
    const { rows: steps } = await pool.query<DepositDetail['steps'][number]>({
      name: 'payments-steps',
      text: `select to_status as status, at, reason from payments.step
        where bucket = platform.bucket_of($1) and uid = $1 and payment_id = $2 order by n`,
      values: [uid, id],
    });
    const { rows: strays } = await pool.query<StrayReceipt>({
      name: 'payments-strays',
      text: `select r.amount, r.currency, r.paid_at, r.state, c.id as case_id
        from payments.receipt r join payments.case c
          on c.kind = any ('{amount-differs,currency-differs,paid-twice,late-shut-out,unknown-reference}')
            and c.subject = 'receipt:' || r.gateway || '/' || r.payment_id
        where r.deposit_id = $2 and r.uid = $1 and r.state <> 'credited' order by r.noted_at`,
      values: [uid, id],
    });
    return { ...deposit, strays, steps };
  },
});

export function createDepositStore(pool: pg.Pool) {
  async function status(text: string, values: unknown[]): Promise<DepositStatus> {
    const { rows } = await pool.query<{ status: DepositStatus }>(text, values);
    const [row] = rows;
    if (!row) throw new Error('There is no such deposit');
    return row.status;
  }
  return {
    /** Notes the page where it is paid; answers the status that it has then. */
    noteOpened: ({ uid, id }: StoredDeposit, gatewayId: string, payUrl: string) =>
      status('select payments.open_deposit($1, $2, $3, $4) as status', [
        uid,
        id,
        gatewayId,
        payUrl,
      ]),
    /** Ends one that was not paid; answers the status that it has then. */
    end: (
      { uid, id }: StoredDeposit,
      to: 'timeout' | 'canceled',
      by: 'player' | 'gateway' | 'system',
      reason: string,
    ) =>
      status('select payments.end_deposit($1, $2, $3, $4, $5) as status', [
        uid,
        id,
        to,
        by,
        reason,
      ]),
    /** Those whose gateway is to be asked now. Taking them puts the next question off, so a crash loses none. */
    async takeDue(limit: number): Promise<StoredDeposit[]> {
      const { rows } = await pool.query<StoredDeposit>({
        name: 'payments-deposits-due',
        text: `select ${depositColumns} from payments.take_due_deposits($1) d`,
        values: [limit],
      });
      return rows;
    },

    /** Has its gateway asked at the next turn of the follower. */
    async askSoon({ uid, id }: StoredDeposit): Promise<void> {
      await pool.query(
        `update payments.deposit set check_at = $3
         where bucket = platform.bucket_of($1) and uid = $1 and id = $2
           and (check_at is null or check_at > $3)`,
        [uid, id, await readClock(pool)],
      );
    },

    /** A deposit that its gateway has said nothing about for long: one case, however often it is found. */
    async noteStuck({ uid, id, gateway }: StoredDeposit, trouble: string): Promise<void> {
      await pool.query(
        `insert into payments.case (kind, subject, uid, facts)
         values ('deposit-stuck', $1, $2, jsonb_build_object('gateway', $3::text, 'trouble', $4::text))
         on conflict do nothing`,
        [`deposit:${id}`, uid, gateway, trouble],
      );
    },
    ...readingOne(pool),
  };
}

export type DepositStore = ReturnType<typeof createDepositStore>;
