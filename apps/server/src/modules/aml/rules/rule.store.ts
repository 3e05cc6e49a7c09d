import type { AmlRuleFigures, AmlRuleName } from '@perya/contract/aml/rules';
import { amlRules } from '@perya/contract/aml/rules';
import type { AmlRuleWanted } from '@perya/contract/aml/staff-calls/rules';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import type { AmlRule } from './judge-history.ts';

export interface StoredRule extends AmlRule {
  changedBy: string;
  changedAt: Date;
}

const columns = `name, is_on, holds, amount, below, count, hours, days, percent, times, changed_by, changed_at`;

const isKnown = ({ name }: { name: string }): boolean => Object.hasOwn(amlRules, name);

export function createRuleStore(pool: pg.Pool) {
  return {
    /** All of them, in the order of the contract. */
    async list(): Promise<StoredRule[]> {
      const { rows } = await pool.query<StoredRule>(`select ${columns} from aml.rule`);
      const order = Object.keys(amlRules);
      return rows
        .filter(isKnown)
        .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
    },

    /** Those that are on. */
    async listOn(): Promise<AmlRule[]> {
      const { rows } = await pool.query<StoredRule>({
        name: 'aml-rules-on',
        text: `select ${columns} from aml.rule where is_on`,
      });
      return rows.filter(isKnown);
    },

    async lock(tx: Recorded, name: AmlRuleName): Promise<StoredRule | null> {
      const { rows } = await tx.query<StoredRule>(
        `select ${columns} from aml.rule where name = $1 for update`,
        [name],
      );
      return rows[0] ?? null;
    },

    async set(tx: Recorded, wanted: AmlRuleWanted, by: string): Promise<void> {
      await tx.query(
        `update aml.rule set is_on = $2, holds = $3, amount = $4, below = $5, count = $6, hours = $7, days = $8,
           percent = $9, times = $10, changed_by = $11, changed_at = platform.clock()
         where name = $1`,
        [...[wanted.name, wanted.is_on, wanted.holds, ...valuesOf(wanted)], by],
      );
    },
  };
}

/** The figures in the order of the columns. */
export const valuesOf = (figures: AmlRuleFigures) => [
  figures.amount,
  figures.below,
  figures.count,
  figures.hours,
  figures.days,
  figures.percent,
  figures.times,
];

export type RuleStore = ReturnType<typeof createRuleStore>;
