import type { BrandTag } from '@perya/contract/brands';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { channelColumns, type StoredChannel } from '../channels/channel.store.ts';
import { depositColumns, type StoredDeposit } from './deposit.store.ts';

export interface NewDeposit {
  uid: bigint;
  key: string;
  channel: StoredChannel;
  amount: Centavos;
  fee: Centavos;
  /** What a ticket brings, and by which promotion; null without. */
  ticket: { promotion: number; bonus: Centavos } | null;
  brand: BrandTag;
  now: Date;
  minutes: number;
}

/** What a deposit is decided by, read and written while the player's wallet is held. */
export const beginStore = {
  /** Holds the player, so that two deposits of one player are decided one after the other; answers the moment. */
  async hold(client: pg.PoolClient, uid: bigint): Promise<Date> {
    await client.query('select ledger.lock_wallet($1)', [uid]);
    const { rows } = await client.query<{ now: Date }>('select platform.clock() as now');
    return rows[0]?.now ?? new Date();
  },

  async statusOf(client: pg.PoolClient, uid: bigint): Promise<KycStatus> {
    const { rows } = await client.query<{ status: KycStatus }>(
      'select kyc.status_of($1) as status',
      [uid],
    );
    return rows[0]?.status ?? 'unset';
  },

  async findByKey(client: pg.PoolClient, uid: bigint, key: string): Promise<StoredDeposit | null> {
    const { rows } = await client.query<StoredDeposit>(
      `select ${depositColumns} from payments.deposit d
       where d.bucket = platform.bucket_of($1) and d.uid = $1 and d.request_key = $2`,
      [uid, key],
    );
    return rows[0] ?? null;
  },

  /** Whoever changes the channel waits until the deposit that was decided by it stands. */
  async holdChannel(client: pg.PoolClient, id: number): Promise<StoredChannel | null> {
    const { rows } = await client.query<StoredChannel>(
      `select ${channelColumns} from payments.channel where id = $1 for share`,
      [id],
    );
    return rows[0] ?? null;
  },

  async countOpen(client: pg.PoolClient, uid: bigint): Promise<number> {
    const { rows } = await client.query<{ open: number }>(
      `select count(*)::integer as open from payments.deposit
       where bucket = platform.bucket_of($1) and uid = $1 and status in ('pending', 'paying')`,
      [uid],
    );
    return rows[0]?.open ?? 0;
  },

  async ticketsUsed(
    client: pg.PoolClient,
    uid: bigint,
    channelId: number,
    now: Date,
  ): Promise<number> {
    const { rows } = await client.query<{ used: number }>(
      'select used from payments.tickets_used($1, $2) where channel_id = $3',
      [uid, now, channelId],
    );
    return rows[0]?.used ?? 0;
  },

  /** Counts the amount against the player's limits; the reason if it may not be. */
  async takeLimit(client: pg.PoolClient, uid: bigint, amount: Centavos, now: Date) {
    const { rows } = await client.query<{
      reason: 'EXCLUDED' | 'RESTRICTED' | 'DEPOSIT_LIMIT' | null;
    }>('select limits.take_deposit($1, $2, $3) as reason', [uid, amount, now]);
    return rows[0]?.reason ?? null;
  },

  async insert(client: pg.PoolClient, deposit: NewDeposit): Promise<StoredDeposit> {
    const { uid, key, channel, amount, fee, ticket, brand, now, minutes } = deposit;
    const { rows } = await client.query<StoredDeposit>(
      `insert into payments.deposit as d (bucket, uid, request_key, channel_id, amount, fee, has_cashback,
         cashback_promotion, cashback, gateway, brand, created_at, changed_at, expires_at, check_at)
       values (platform.bucket_of($1), $1, $2, $3, $4, $5, $6::integer is not null, $6, $7, $8, $9, $10, $10,
         $10::timestamptz + make_interval(mins => $11), $10::timestamptz + payments.back_off(0))
       returning ${depositColumns}`,
      [
        ...[uid, key, channel.id, amount, fee, ticket?.promotion ?? null, ticket?.bonus ?? null],
        ...[channel.gateway, brand, now, minutes],
      ],
    );
    const [row] = rows;
    if (!row) throw new Error('The deposit was not written');
    await client.query(`select payments.write_step($1, $2, 'deposit', null, 'pending', 'player')`, [
      uid,
      row.id,
    ]);
    return row;
  },
};
