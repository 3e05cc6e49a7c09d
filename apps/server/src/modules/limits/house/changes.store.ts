import type { LimitName } from '@perya/contract/rules/play-limits';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';

export interface ToldLimit {
  madeAt: Date;
  actor: string;
  kind: LimitName | 'exclusion' | 'dormancy';
  action: string;
  amountAfter: bigint | null;
}

/** Every change of a player's play limits, the newest first. */
export const createChangesList = (pool: pg.Pool) =>
  createList<ToldLimit, { uid: string }>(pool, {
    columns: 'c.made_at, c.actor, c.kind, c.action, c.amount_after',
    from: 'limits.change c',
    key: [byNumber('c.id')],
    where: ({ uid }, asked) => [asked('c.bucket = platform.bucket_of(?) and c.uid = ?', uid)],
  });
