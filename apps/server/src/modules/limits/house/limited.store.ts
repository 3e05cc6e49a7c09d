import { countedRowsMax } from '@perya/contract/staff/list';
import type pg from 'pg';
import { type HeldLimits, type LimitsRow, limitColumns, limitsOf } from '../limits.store.ts';

/** Who made the newest change of a player's limits. */
export type ChangedBy = 'player' | 'house';

export interface LimitedPlayer extends HeldLimits {
  uid: bigint;
  /** The newest change, which is the place of the row in the list. */
  changedId: bigint;
  changedBy: ChangedBy;
  changedAt: Date;
}

export interface LimitedFilter {
  isExcluded: boolean;
  changedBy: ChangedBy | null;
  uid: bigint | null;
}

interface LimitedRow extends LimitsRow {
  uid: bigint;
  changedId: bigint;
  changedBy: ChangedBy;
  changedAt: Date;
}

/** Only what is asked for stands in the text, so that each filter is served by its own index. */
function conditionsOf({ isExcluded, changedBy, uid }: LimitedFilter): string {
  return [
    'p.changed_id is not null',
    ...(isExcluded ? ['p.excluded_until > now()'] : []),
    ...(changedBy ? ['p.changed_by = $1'] : ['$1::text is null']),
    ...(uid !== null ? ['p.uid = $2'] : ['$2::bigint is null']),
  ].join(' and ');
}

export function createLimitedStore(pool: pg.Pool) {
  return {
    /** A page, the newest change first. */
    async list(filter: LimitedFilter, before: bigint, limit: number): Promise<LimitedPlayer[]> {
      const { rows } = await pool.query<LimitedRow>(
        `select p.uid, p.changed_id as "changedId", p.changed_by as "changedBy",
           c.made_at as "changedAt", ${limitColumns}, moment.now
         from (values (now())) moment(now), limits.player p
         join limits.change c on c.uid = p.uid and c.id = p.changed_id
         where ${conditionsOf(filter)} and p.changed_id < $3
         order by p.changed_id desc limit $4`,
        [filter.changedBy, filter.uid, before, limit],
      );
      return rows.map((row) => ({ ...row, ...limitsOf(row) }));
    },

    /** How many there are, counted no further than one beyond what lists tell. */
    async count(filter: LimitedFilter): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::integer as count
         from (select from limits.player p where ${conditionsOf(filter)} limit $3) counted`,
        [filter.changedBy, filter.uid, countedRowsMax + 1],
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type LimitedStore = ReturnType<typeof createLimitedStore>;
