import { isVerified } from '@perya/contract/rules/kyc-deadline';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import type pg from 'pg';
import { byMoment, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

/** That staff have asked a player to complete the identity check, and why. */
export interface Completion {
  askedAt: Date;
  actor: string;
  reason: string;
}

export interface AskedPlayer extends Completion {
  uid: bigint;
  status: KycStatus;
}

interface AskedFilter {
  state: 'all' | 'open' | 'verified';
  uid?: string | undefined;
}

const verified = kycStatuses.filter(isVerified);

const columns = 'asked_at, actor, reason';

export function createCompletionStore(pool: pg.Pool) {
  const asked = createList<AskedPlayer, AskedFilter>(pool, {
    columns: `c.uid, c.asked_at, c.actor, c.reason, kyc.status_of(c.uid) as status`,
    from: 'kyc.completion c',
    key: [byMoment('c.asked_at'), byNumber('c.uid')],
    where: ({ state, uid }, given) => [
      given('kyc.status_of(c.uid) = any (?)', state === 'verified' ? verified : null),
      given('kyc.status_of(c.uid) <> all (?)', state === 'open' ? verified : null),
      given('c.uid = ?', uid),
    ],
  });
  return {
    /** The last one who was asked first. */
    page: asked.page,

    async find(uid: bigint): Promise<Completion | null> {
      const { rows } = await pool.query<Completion>(
        `select ${columns} from kyc.completion where uid = $1`,
        [uid],
      );
      return rows[0] ?? null;
    },

    async count(): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from kyc.completion',
      );
      return rows[0]?.count ?? 0;
    },

    /** False where it is asked for already. */
    async ask(tx: Recorded, uid: bigint, actor: string, reason: string): Promise<boolean> {
      const { rowCount } = await tx.query(
        `insert into kyc.completion (uid, actor, reason) values ($1, $2, $3) on conflict do nothing`,
        [uid, actor, reason],
      );
      return rowCount === 1;
    },

    /** False where nobody asks for it. */
    async takeBack(tx: Recorded, uid: bigint): Promise<boolean> {
      const { rowCount } = await tx.query('delete from kyc.completion where uid = $1', [uid]);
      return rowCount === 1;
    },
  };
}

export type CompletionStore = ReturnType<typeof createCompletionStore>;
