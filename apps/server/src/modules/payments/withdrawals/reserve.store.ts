import { availableParallelism } from 'node:os';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { type BatchOptions, createBatches } from '../../../platform/database/micro-batches.ts';
import { arrayOf, quotedArrayOf, readArray } from '../../../platform/database/text-arrays.ts';

export interface Reservation {
  uid: bigint;
  requestKey: string;
  accountId: bigint;
  amount: Centavos;
  fee: Centavos;
}

export type ReserveOutcome =
  | 'RESERVED'
  /** The same request was reserved before. */
  | 'KNOWN'
  /** Another one was reserved under its key. */
  | 'CONFLICT'
  | 'NOT_ALLOWED'
  /** The house keeps the player from it for a while. */
  | 'RESTRICTED'
  | 'ACCOUNT_UNKNOWN'
  | 'CHANNEL_CLOSED'
  | 'NOT_WITHDRAWABLE'
  | 'BUSY';

export interface Reserved {
  outcome: ReserveOutcome;
  id: bigint;
}

/** PostgreSQL needs the other half of the cores. */
const lanes = Math.max(1, Math.floor(availableParallelism() / 2));
const defaults: BatchOptions = { name: 'withdrawals', lanes, batchMax: 128, waitingMax: 10_000 };

/** Sends reservations to `payments.reserve` in micro-batches, one of a player at a time. */
export function createReserveQueue(
  pool: pg.Pool,
  statuses: readonly KycStatus[],
  options?: Partial<BatchOptions>,
) {
  async function reserve(items: readonly Reservation[], bucket: number): Promise<Reserved[]> {
    const { rows } = await pool.query<{ outcomes: string; ids: string }>({
      name: 'payments-reserve',
      text: `select outcomes::text, ids::text from payments.reserve($1, $2, $3, $4, $5, $6, $7)`,
      values: [
        bucket,
        arrayOf(items.map(({ uid }) => uid)),
        quotedArrayOf(items.map(({ requestKey }) => requestKey)),
        arrayOf(items.map(({ accountId }) => accountId)),
        arrayOf(items.map(({ amount }) => amount)),
        arrayOf(items.map(({ fee }) => fee)),
        arrayOf(statuses),
      ],
    });
    const [row] = rows;
    if (!row) throw new Error('payments.reserve gave no answer');
    const ids = readArray(row.ids);
    return readArray(row.outcomes).map((outcome, place) => ({
      outcome: outcome as ReserveOutcome,
      id: ids[place] === 'NULL' ? 0n : BigInt(ids[place] ?? 0),
    }));
  }

  return createBatches<Reservation, Reserved>(
    reserve,
    { ...defaults, ...options },
    ({ uid }) => String(uid),
    ({ outcome }) => outcome === 'BUSY',
  );
}

export type ReserveQueue = ReturnType<typeof createReserveQueue>;
