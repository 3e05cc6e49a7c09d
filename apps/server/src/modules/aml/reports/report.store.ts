import type { AmlReportKind } from '@perya/contract/aml/staff-calls/reports';
import { reportsInFileMax } from '@perya/contract/aml/staff-calls/reports';
import type pg from 'pg';
import { byDay, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

export interface ReportRow {
  id: bigint;
  kind: AmlReportKind;
  uid: bigint;
  day: string;
  dueOn: string;
  isLate: boolean;
  caseId: bigint | null;
  filedAt: Date | null;
  filedBy: string | null;
  reference: string;
}

interface NewReport {
  kind: AmlReportKind;
  uid: bigint;
  day: string;
  dueOn: string;
  caseId: bigint | null;
}

interface ReportFilter {
  state: 'due' | 'filed';
  kind?: AmlReportKind | undefined;
  uid?: string | undefined;
}

const isLate = (row: string) =>
  `${row}.filed_at is null and ${row}.due_on < platform.manila_day(platform.clock())`;

const columns = `r.id, r.kind, r.uid, to_char(r.day, 'YYYY-MM-DD') as day,
  to_char(r.due_on, 'YYYY-MM-DD') as due_on, ${isLate('r')} as is_late, r.case_id, r.filed_at, r.filed_by, r.reference`;

export function createReportStore(pool: pg.Pool) {
  return {
    ...createList<ReportRow, ReportFilter>(pool, {
      columns,
      from: 'aml.report r',
      key: [byDay('r.due_on'), byNumber('r.id')],
      isAscending: ({ state }) => state === 'due',
      where: ({ state, kind, uid }, asked) => [
        state === 'due' ? 'r.filed_at is null' : 'r.filed_at is not null',
        asked('r.kind = ?', kind),
        asked('r.uid = ?', uid),
      ],
    }),

    /** Once for a covered day, and once for a case. */
    async add(tx: Recorded, { kind, uid, day, dueOn, caseId }: NewReport): Promise<void> {
      await tx.query(
        `insert into aml.report (kind, uid, day, due_on, case_id) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [kind, uid, day, dueOn, caseId],
      );
    },

    /** Those of a kind that wait to be filed, the most urgent first. */
    async listDue(kind: AmlReportKind): Promise<ReportRow[]> {
      const { rows } = await pool.query<ReportRow>(
        `select ${columns} from aml.report r where r.kind = $1 and r.filed_at is null
         order by r.due_on, r.id limit ${reportsInFileMax}`,
        [kind],
      );
      return rows;
    },

    /** The kinds of those that were filed now; fewer than were named if one was filed before. */
    async file(
      tx: Recorded,
      { ids, by, reference }: { ids: readonly bigint[]; by: string; reference: string },
    ): Promise<{ id: bigint; kind: AmlReportKind }[]> {
      const { rows } = await tx.query<{ id: bigint; kind: AmlReportKind }>(
        `update aml.report set filed_at = platform.clock(), filed_by = $2, reference = $3
         where id = any ($1::bigint[]) and filed_at is null returning id, kind`,
        [ids, by, reference],
      );
      return rows;
    },

    async figures(): Promise<{ due: number; late: number; nextDue: string | null }> {
      const { rows } = await pool.query<{ due: number; late: number; nextDue: string | null }>(
        `select count(*)::int as due, (count(*) filter (where ${isLate('r')}))::int as late,
           to_char(min(r.due_on), 'YYYY-MM-DD') as next_due
         from aml.report r where r.filed_at is null`,
      );
      return rows[0] ?? { due: 0, late: 0, nextDue: null };
    },
  };
}

export type ReportStore = ReturnType<typeof createReportStore>;
