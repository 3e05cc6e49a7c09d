import type { AmlPolicy } from '@perya/contract/aml/staff-calls/rules';
import { addWorkingDays } from '@perya/contract/aml/working-days';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** The figures that hold, by the names of the wire. */
interface StoredPolicy extends AmlPolicy {
  madeBy: string;
  madeAt: Date;
}

interface Row {
  reportDays: number;
  keepYears: number;
  reviewMonthsLow: number;
  reviewMonthsNormal: number;
  reviewMonthsHigh: number;
  normalPesos: number;
  highPesos: number;
  institutionCode: string;
  holidays: string[];
  madeBy: string;
  madeAt: Date;
}

export function createPolicyStore(pool: pg.Pool) {
  return {
    async read(db: pg.Pool | Recorded = pool): Promise<StoredPolicy> {
      const { rows } = await db.query<Row>(
        `select report_days, keep_years, review_months_low, review_months_normal, review_months_high,
           normal_pesos, high_pesos, institution_code, holidays, made_by, made_at
         from aml.policy order by id desc limit 1`,
      );
      const [row] = rows;
      if (!row) throw new Error('The AML desk has no figures');
      return {
        report_days: row.reportDays,
        keep_years: row.keepYears,
        review_months_low: row.reviewMonthsLow,
        review_months_normal: row.reviewMonthsNormal,
        review_months_high: row.reviewMonthsHigh,
        normal_pesos: row.normalPesos,
        high_pesos: row.highPesos,
        institution_code: row.institutionCode,
        holidays: row.holidays,
        madeBy: row.madeBy,
        madeAt: row.madeAt,
      };
    },

    async add(tx: Recorded, wanted: AmlPolicy, by: string): Promise<void> {
      await tx.query(
        `insert into aml.policy (report_days, keep_years, review_months_low, review_months_normal,
           review_months_high, institution_code, holidays, made_by, normal_pesos, high_pesos)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          wanted.report_days,
          wanted.keep_years,
          wanted.review_months_low,
          wanted.review_months_normal,
          wanted.review_months_high,
          wanted.institution_code,
          wanted.holidays,
          by,
          wanted.normal_pesos,
          wanted.high_pesos,
        ],
      );
    },
  };
}

export type PolicyStore = ReturnType<typeof createPolicyStore>;

/** By when the law wants to be told of what was on a day. */
export const dueOf = (day: string, { report_days, holidays }: AmlPolicy): string =>
  addWorkingDays(day, report_days, new Set(holidays));
