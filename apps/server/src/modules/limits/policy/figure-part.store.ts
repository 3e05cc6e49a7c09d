import { isWithinFigure, policyFigureNames, policyFigures } from '@perya/contract/limits/policy';
import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import { checkRows } from '../../../platform/configuration/check-rows.ts';
import type { ConfigurationPart } from '../../../platform/configuration/part.ts';

const schema = z.strictObject({ name: z.enum(policyFigureNames), value: z.int() });
type FigureLine = z.output<typeof schema>;

const bounds = (name: FigureLine['name']): Text => {
  const { min, max } = policyFigures[name];
  return {
    en: `a whole number from ${min} to ${max}`,
    tl: `buong bilang mula ${min} hanggang ${max}`,
  };
};

function refuse(rows: readonly FigureLine[]) {
  const wrong = rows.filter(({ name, value }) => !isWithinFigure(name, value));
  return wrong.map(({ name }) => ({ key: name, says: bounds(name) }));
}

/**
 * The figures of the law, for the file by which configuration travels. Their table is their history: a figure is never
 * changed, a newer row of its name holds from then on.
 */
export function figurePart(): ConfigurationPart {
  const keyOf = (row: Readonly<Record<string, unknown>>) => String(row['name'] ?? '');
  return {
    name: 'limits.figures',
    title: { en: 'Figures of the law', tl: 'Mga bilang ayon sa batas' },
    keyOf,
    check: (given, held) =>
      checkRows({ schema, keyOf, refuse: (rows) => refuse(rows as FigureLine[]) }, given, held),
    async read(db, at) {
      const { rows } = await db.query<FigureLine & Record<string, unknown>>(
        `select distinct on (p.name) p.name, p.value from limits.policy p
         where p.name = any ($1) and ($2::timestamptz is null or p.made_at <= $2)
         order by p.name, p.id desc`,
        [policyFigureNames, at],
      );
      return rows;
    },
    async hold(tx) {
      // As whoever changes one of them by itself.
      await tx.query(`select pg_advisory_xact_lock(hashtext('limits.policy'))`);
    },
    async write(tx, { saved }, by) {
      await tx.query(
        `insert into limits.policy (name, value, made_by)
         select line.name, line.value, $2
         from jsonb_to_recordset($1::jsonb) as line (name text, value integer)`,
        [JSON.stringify(saved), by],
      );
    },
    isRetired: () => false,
    // A release knows what it needs: what an older one has not named stays.
    canRetire: () => false,
    template: () => null,
  };
}
