import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type pg from 'pg';
import { byNumber } from '../../platform/lists/key.ts';
import { createList } from '../../platform/lists/list.ts';

export interface ToldChange {
  at: Date;
  actor: string;
  statusAfter: KycStatus;
  reason: string;
}

/** Every change of a player's status, the newest first. */
export const createChangesList = (pool: pg.Pool) =>
  createList<ToldChange, { uid: string }>(pool, {
    columns: 'c.at, c.actor, c.status_after, c.reason',
    from: 'kyc.change c',
    key: [byNumber('c.id')],
    where: ({ uid }, asked) => [asked('c.bucket = platform.bucket_of(?) and c.uid = ?', uid)],
  });
