import { reportKinds } from '@perya/contract/payments/staff-calls/cases';
import { countedRowsMax } from '@perya/contract/staff/list';
import type pg from 'pg';
import { type ClaimColumns, claimColumns } from '../../../../platform/lists/claim.ts';
import type { Recorded } from '../../../audit/index.ts';

export interface CaseRow extends ClaimColumns {
  id: bigint;
  kind: string;
  subject: string;
  uid: bigint | null;
  facts: Record<string, unknown>;
  state: 'open' | 'closed';
  openedAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
  outcome: string;
  words: string;
}

export interface CaseFilter {
  state: 'open' | 'closed';
  kind: string | null;
  uid: bigint | null;
  /** Whether reports of the law are among them. */
  hasReports: boolean;
}

const withoutReports = `c.kind <> all ('{${reportKinds.join(',')}}')`;

const columns = `c.id, c.kind, c.subject, c.uid, c.facts, c.state, c.opened_at as "openedAt",
  c.closed_at as "closedAt", c.closed_by as "closedBy", c.outcome, c.words, ${claimColumns('c')}`;

function conditionsOf({ state, kind, uid, hasReports }: CaseFilter, values: unknown[]): string {
  values.push(state);
  const conditions = [`c.state = $${values.length}`];
  if (kind !== null) conditions.push(`c.kind = $${values.push(kind)}`);
  if (uid !== null) conditions.push(`c.uid = $${values.push(uid)}`);
  if (!hasReports) conditions.push(withoutReports);
  return conditions.join(' and ');
}

export function createCasesStore(pool: pg.Pool) {
  return {
    /** Open ones oldest first, closed ones newest first. */
    async list(filter: CaseFilter, after: bigint | null, limit: number): Promise<CaseRow[]> {
      const values: unknown[] = [limit];
      const conditions = conditionsOf(filter, values);
      const isOpen = filter.state === 'open';
      const place = after === null ? '' : `and c.id ${isOpen ? '>' : '<'} $${values.push(after)}`;
      const { rows } = await pool.query<CaseRow>(
        `select ${columns} from payments.case c where ${conditions} ${place}
         order by c.id ${isOpen ? 'asc' : 'desc'} limit $1`,
        values,
      );
      return rows;
    },

    async count(filter: CaseFilter): Promise<number> {
      const values: unknown[] = [countedRowsMax];
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from
         (select from payments.case c where ${conditionsOf(filter, values)} limit $1) counted`,
        values,
      );
      return rows[0]?.count ?? 0;
    },

    async countOpen(hasReports: boolean): Promise<{ count: number; oldestAt: Date | null }> {
      const { rows } = await pool.query<{ count: number; oldestAt: Date | null }>(
        `select count(*)::int as count, min(opened_at) as "oldestAt"
         from payments.case c where c.state = 'open' and ($1 or ${withoutReports})`,
        [hasReports],
      );
      return rows[0] ?? { count: 0, oldestAt: null };
    },

    async find(client: pg.Pool | pg.PoolClient, id: bigint): Promise<CaseRow | null> {
      const { rows } = await client.query<CaseRow>(
        `select ${columns} from payments.case c where c.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    async lock(tx: Recorded, id: bigint): Promise<CaseRow | null> {
      const { rows } = await tx.query<CaseRow>(
        `select ${columns} from payments.case c where c.id = $1 for update`,
        [id],
      );
      return rows[0] ?? null;
    },

    async close(
      tx: Recorded,
      { id, by, outcome, words }: { id: bigint; by: string; outcome: string; words: string },
    ): Promise<CaseRow> {
      const { rows } = await tx.query<CaseRow>(
        `update payments.case c set state = 'closed', closed_at = platform.clock(), closed_by = $2,
           outcome = $3, words = $4, claimed_by = null, claimed_name = null, claimed_until = null
         where c.id = $1 returning ${columns}`,
        [id, by, outcome, words],
      );
      const [row] = rows;
      if (!row) throw new Error(`Case ${id} was locked and is gone`);
      return row;
    },
  };
}

export type CasesStore = ReturnType<typeof createCasesStore>;
