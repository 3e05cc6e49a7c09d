import type { StopScope } from '@perya/contract/house/staff-calls/stops';
import type pg from 'pg';
import { byNumber } from '../../platform/lists/key.ts';
import { createList } from '../../platform/lists/list.ts';
import type { Recorded } from '../audit/index.ts';
import type { StopTarget } from './target.ts';

export interface Stop extends StopTarget {
  id: bigint;
  stoppedAt: Date;
  /** As the audit names who acts, such as `staff:12`. */
  stoppedBy: string;
  reason: string;
  resumedAt: Date | null;
  resumedBy: string | null;
  resumeReason: string | null;
}

/** Who acts, and why. */
export interface Why {
  by: string;
  reason: string;
}

const columns = `id, scope, subject, stopped_at, stopped_by, reason,
  resumed_at, resumed_by, resume_reason`;

/** Stops that are thrown and taken back. */
const throwing = {
  /** Stops from this moment on; null if it is stopped already. When the transaction commits, no bet is under way. */
  async stop(tx: Recorded, { scope, subject }: StopTarget, why: Why): Promise<Stop | null> {
    await tx.query('select stops.hold_alone()');
    const { rows } = await tx.query<Stop>(
      `insert into stops.stop (scope, subject, stopped_at, stopped_by, reason)
       values ($1, $2, platform.clock(), $3, $4)
       on conflict (subject, scope) where resumed_at is null do nothing
       returning ${columns}`,
      [scope, subject, why.by, why.reason],
    );
    return rows[0] ?? null;
  },

  /** Ends this very stop; null if it has ended. Bets need not wait: each sees it or does not. */
  async resume(tx: Recorded, id: bigint, why: Why): Promise<Stop | null> {
    const { rows } = await tx.query<Stop>(
      `update stops.stop set resumed_at = platform.clock(), resumed_by = $2, resume_reason = $3
       where id = $1 and resumed_at is null returning ${columns}`,
      [id, why.by, why.reason],
    );
    return rows[0] ?? null;
  },
};

export function createStopsStore(pool: pg.Pool) {
  return {
    async find(id: bigint): Promise<Stop | null> {
      const { rows } = await pool.query<Stop>(`select ${columns} from stops.stop where id = $1`, [
        id,
      ]);
      return rows[0] ?? null;
    },

    async findInForce(targets: readonly StopTarget[]): Promise<Stop[]> {
      const { rows } = await pool.query<Stop>({
        name: 'stops-in-force-of',
        text: `select ${columns} from stops.stop where resumed_at is null
           and (subject, scope) in (select * from unnest($1::text[], $2::text[]))`,
        values: [targets.map(({ subject }) => subject), targets.map(({ scope }) => scope)],
      });
      return rows;
    },

    // Newest first.
    page: createList<Stop, { box: 'in-force' | 'ended'; of?: 'games' | 'players' | undefined }>(
      pool,
      {
        columns,
        from: 'stops.stop',
        key: [byNumber('id')],
        where: ({ box, of }) => [
          `resumed_at is ${box === 'in-force' ? 'null' : 'not null'}`,
          of !== undefined && `scope ${of === 'players' ? '=' : '<>'} 'player'`,
        ],
      },
    ).page,
    async countInForce(): Promise<{ scope: StopScope; count: number; since: Date }[]> {
      const { rows } = await pool.query<{ scope: StopScope; count: number; since: Date }>(
        `select scope, count(*)::int as count, min(stopped_at) as since
         from stops.stop where resumed_at is null group by scope`,
      );
      return rows;
    },

    /** The stop of the house by its number, in words for the cache; empty if there is none. */
    async readHouse(): Promise<string> {
      const { rows } = await pool.query<{ id: bigint }>({
        name: 'stops-house',
        text: `select id from stops.stop where subject = '' and scope = 'house' and resumed_at is null`,
      });
      return rows[0] ? String(rows[0].id) : '';
    },
    ...throwing,
  };
}

export type StopsStore = ReturnType<typeof createStopsStore>;
