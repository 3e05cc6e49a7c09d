import {
  isWithinFigure,
  type PolicyFigureName,
  policyFigureNames,
} from '@perya/contract/limits/policy';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

interface PolicyLine {
  name: PolicyFigureName;
  value: number;
  madeBy: string;
  madeAt: Date;
}

/** A figure as it stands, on a connection of its own or in a transaction. */
async function within(client: pg.Pool | pg.ClientBase, name: PolicyFigureName): Promise<number> {
  const { rows } = await client.query<{ value: number }>(
    'select limits.policy_value($1) as value',
    [name],
  );
  const value = rows[0]?.value ?? Number.NaN;
  if (!isWithinFigure(name, value)) throw new Error(`The figure ${name} is out of its bounds`);
  return value;
}

export function createPolicyStore(pool: pg.Pool) {
  return {
    /** What holds, in the order of the contract. */
    async list(): Promise<PolicyLine[]> {
      const { rows } = await pool.query<PolicyLine>(
        `select distinct on (p.name) p.name, p.value, p.made_by, p.made_at
         from limits.policy p where p.name = any ($1) order by p.name, p.id desc`,
        [policyFigureNames],
      );
      return policyFigureNames.flatMap((name) => rows.filter((row) => row.name === name));
    },

    value: (name: PolicyFigureName): Promise<number> => within(pool, name),

    async add(tx: Recorded, name: PolicyFigureName, value: number, by: string): Promise<void> {
      await tx.query('insert into limits.policy (name, value, made_by) values ($1, $2, $3)', [
        name,
        value,
        by,
      ]);
    },

    within,

    /** Where nobody has decided since the release that brought it. */
    async furnish(name: PolicyFigureName, value: number): Promise<void> {
      await pool.query(
        `insert into limits.policy (name, value, made_by) select $1::text, $2::integer, 'system:demo'
         where not exists (select from limits.policy where name = $1 and made_by <> 'system:migration')`,
        [name, value],
      );
    },

    /** Whoever changes a figure does so one after the other. */
    async hold(tx: Recorded, name: PolicyFigureName): Promise<number> {
      await tx.query(`select pg_advisory_xact_lock(hashtext('limits.policy'))`);
      return within(tx, name);
    },
  };
}

export type PolicyStore = ReturnType<typeof createPolicyStore>;
