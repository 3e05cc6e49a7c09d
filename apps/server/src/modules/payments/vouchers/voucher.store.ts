import type { VoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

export type ExchangeOutcome =
  | 'CREDITED'
  | 'UNKNOWN'
  | 'USED'
  | 'EXPIRED'
  | 'NOT_ALLOWED'
  | 'EXCLUDED'
  | 'RESTRICTED'
  | 'DEPOSIT_LIMIT';

export interface NewBatch {
  amount: Centavos;
  count: number;
  expiresAt: Date;
  turnoverTimes: number;
  note: string;
  by: string;
}

export interface SealedCode {
  sealed: Buffer;
  digest: Buffer;
}

export type CodeHalf = 'first' | 'second';

export interface BatchFilter {
  state?: VoucherBatch['state'] | undefined;
  /** Its number, or a part of its note. */
  q?: string | undefined;
}

export interface BatchRow {
  id: bigint;
  state: VoucherBatch['state'];
  amount: Centavos;
  count: number;
  expiresAt: Date;
  turnoverTimes: number;
  note: string;
  madeAt: Date;
  madeBy: string;
  used: number;
  unused: number;
}

const batchColumns = `b.id, c.state, b.amount, b.count, b.expires_at,
  b.turnover_times, b.note, b.made_at, b.made_by,
  c.used, c.unused`;
const batchTables = `payments.voucher_batch b cross join lateral (
  select used, unused, case when unused > 0 and b.expires_at > platform.clock() then 'open'
      when unused > 0 then 'expired' when voided > 0 then 'void' else 'used' end as state
  from (select count(*) filter (where v.state = 'used')::int as used,
      count(*) filter (where v.state = 'unused')::int as unused,
      count(*) filter (where v.state = 'void')::int as voided
    from payments.voucher v where v.batch_id = b.id) counted) c`;
/** What players exchange. */
const exchanging = (pool: pg.Pool) => ({
  async exchange(uid: bigint, digest: Buffer, key: string, statuses: readonly KycStatus[]) {
    const { rows } = await pool.query<{ outcome: ExchangeOutcome; amount: Centavos | null }>({
      name: 'payments-exchange-voucher',
      text: 'select outcome, amount from payments.exchange_voucher($1, $2, $3, $4)',
      values: [uid, digest, key, statuses],
    });
    return rows[0] ?? { outcome: 'UNKNOWN' as const, amount: null };
  },

  async isKnown(digest: Buffer): Promise<boolean> {
    const { rowCount } = await pool.query(
      `select from payments.voucher where code_digest = $1 and state <> 'void'`,
      [digest],
    );
    return rowCount === 1;
  },
});

/** What staff make. */
const batches = (pool: pg.Pool) => ({
  async insertBatch(tx: Recorded, batch: NewBatch, codes: readonly SealedCode[]) {
    const { amount, count, expiresAt, turnoverTimes, note, by } = batch;
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into payments.voucher_batch (amount, count, expires_at, turnover_times, note, made_by)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [amount, count, expiresAt, turnoverTimes, note, by],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('The batch was not written');
    await tx.query(
      `insert into payments.voucher (batch_id, code_sealed, code_digest)
       select $1, sealed, digest from unnest($2::bytea[], $3::bytea[]) as c(sealed, digest)`,
      [id, codes.map(({ sealed }) => sealed), codes.map(({ digest }) => digest)],
    );
    return id;
  },

  pageBatches: createList<BatchRow, BatchFilter>(pool, {
    columns: batchColumns,
    from: batchTables,
    key: [byNumber('b.id')],
    where: ({ state, q }, asked) => [
      asked('c.state = ?', state),
      asked('(b.id::text = ? or position(lower(?) in lower(b.note)) > 0)', q),
    ],
  }).page,

  async findBatch(id: bigint, client: pg.Pool | Recorded = pool): Promise<BatchRow | null> {
    const { rows } = await client.query<BatchRow>(
      `select ${batchColumns} from ${batchTables} where b.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  async listCodes(tx: Recorded, batchId: bigint) {
    const { rows } = await tx.query<{ id: bigint; sealed: Buffer; state: string }>(
      `select id, code_sealed as sealed, state from payments.voucher where batch_id = $1 order by id`,
      [batchId],
    );
    return rows;
  },

  /** The half of a batch that somebody has had. */
  async findHalf(batchId: bigint, holder: string): Promise<CodeHalf | null> {
    const { rows } = await pool.query<{ half: CodeHalf }>(
      'select half from payments.voucher_half where batch_id = $1 and holder = $2',
      [batchId, holder],
    );
    return rows[0]?.half ?? null;
  },

  /** Gives somebody a half of a batch, and says which is theirs: what they have had before stays theirs for ever. */
  async giveHalf(
    tx: Recorded,
    batchId: bigint,
    { holder, half }: { holder: string; half: CodeHalf },
  ): Promise<CodeHalf | null> {
    await tx.query(
      `insert into payments.voucher_half (batch_id, holder, half) values ($1, $2, $3)
       on conflict (batch_id, holder) do nothing`,
      [batchId, holder, half],
    );
    const { rows } = await tx.query<{ half: CodeHalf }>(
      'select half from payments.voucher_half where batch_id = $1 and holder = $2',
      [batchId, holder],
    );
    return rows[0]?.half ?? null;
  },

  /** Of those that nobody has used; says how many. */
  async voidUnused(tx: Recorded, batchId: bigint): Promise<number> {
    const { rowCount } = await tx.query(
      `update payments.voucher set state = 'void' where batch_id = $1 and state = 'unused'`,
      [batchId],
    );
    return rowCount ?? 0;
  },
});

export function createVoucherStore(pool: pg.Pool) {
  return {
    ...exchanging(pool),
    ...batches(pool),
  };
}

export type VoucherStore = ReturnType<typeof createVoucherStore>;
