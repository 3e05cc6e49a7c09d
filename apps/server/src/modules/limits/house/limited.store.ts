import type pg from 'pg';
import type { PageRequest } from '../../../platform/lists/cut-page.ts';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList, type Page } from '../../../platform/lists/list.ts';
import type { HeldLimits } from '../held-limits.ts';
import { type LimitsRow, limitColumns, limitsOf } from '../limits.store.ts';

/** Who made the newest change of a player's limits. */
export type ChangedBy = 'player' | 'house';

export interface LimitedPlayer extends HeldLimits {
  uid: bigint;
  /** The newest change, which is the place of the row in the list. */
  changedId: bigint;
  changedBy: ChangedBy;
  changedAt: Date;
  dormantSince: Date | null;
}

export interface LimitedFilter {
  state: 'all' | 'excluded' | 'dormant';
  by?: ChangedBy | undefined;
  uid?: string | undefined;
}

interface LimitedRow extends LimitsRow {
  uid: bigint;
  changedId: bigint;
  changedBy: ChangedBy;
  changedAt: Date;
  dormantSince: Date | null;
}

export function createLimitedStore(pool: pg.Pool) {
  const list = createList<LimitedRow, LimitedFilter>(pool, {
    columns: `p.uid, p.changed_id, p.changed_by, p.dormant_since,
      c.made_at as changed_at, ${limitColumns}, moment.now`,
    from: `(values (now())) moment(now), limits.player p
      join limits.change c on c.bucket = p.bucket and c.uid = p.uid and c.id = p.changed_id`,
    counted: 'limits.player p',
    key: [byNumber('p.changed_id')],
    where: ({ state, by, uid }, asked) => [
      'p.changed_id is not null',
      state === 'excluded' && 'p.excluded_until > now()',
      state === 'dormant' && 'p.dormant_since is not null',
      asked('p.changed_by = ?', by),
      asked('p.bucket = platform.bucket_of(?) and p.uid = ?', uid),
    ],
  });
  return {
    /** The newest change first. */
    async page(request: LimitedFilter & PageRequest): Promise<Page<LimitedPlayer>> {
      const page = await list.page(request);
      return { ...page, rows: page.rows.map((row) => ({ ...row, ...limitsOf(row) })) };
    },
  };
}

export type LimitedStore = ReturnType<typeof createLimitedStore>;
