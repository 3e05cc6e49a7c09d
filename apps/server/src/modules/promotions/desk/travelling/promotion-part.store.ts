import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import type pg from 'pg';
import { passNumbers, sourceAt } from '../../../../platform/configuration/row-part.ts';
import { type PromotionRow, promotionColumns } from '../../running/promotion.store.ts';
import { valuesOf, written } from '../deciding/deciding.store.ts';
import type { PromotionFields } from '../deciding/read-content.ts';

const table = 'promotions.promotion';

/** How a promotion stands that was published once. */
export const travellingStates = ['published', 'paused', 'ended'] as const;
export type TravellingState = (typeof travellingStates)[number];

export interface TravellingRow extends PromotionRow {
  state: TravellingState;
}

/** What stands under a number, whether or not it travels. */
export interface TakenNumber {
  id: number;
  kind: PromotionKindName;
  /** A draft, or one for players who are named: each house's own. */
  staysHere: boolean;
  spent: bigint;
}

const staysHere = (of: string) => `(${of}.state = 'draft' or ${of}.audience ? 'uids')`;

/** Those that travel: drafts are nobody's word yet, and players who are named are those of one house. */
export async function readTravelling(
  db: Pick<pg.ClientBase, 'query'>,
  at: Date | null,
): Promise<TravellingRow[]> {
  const { rows } = await db.query<TravellingRow>(
    `select ${promotionColumns('p')}, p.state from ${sourceAt(at)(table)} as p
     where not ${staysHere('p')} order by p.id`,
    at === null ? [] : [at],
  );
  return rows;
}

export async function listTaken(
  db: Pick<pg.ClientBase, 'query'>,
  ids: readonly number[],
): Promise<TakenNumber[]> {
  const { rows } = await db.query<TakenNumber>(
    `select p.id, p.kind, ${staysHere('p')} as stays_here, coalesce(s.amount, 0) as spent
     from promotions.promotion p
     left join promotions.spent s on s.promotion_id = p.id and s.day = '-infinity'
     where p.id = any ($1::integer[])`,
    [ids],
  );
  return rows;
}

/** Nothing is given and nothing decided until the transaction ends. What was spent is held first, as by promotions.grant. */
export async function holdPromotions(tx: pg.ClientBase): Promise<void> {
  await tx.query('lock table promotions.spent in exclusive mode');
  await tx.query('lock table promotions.promotion in exclusive mode');
}

interface Brought {
  id: number;
  kind: PromotionKindName;
  state: TravellingState;
  fields: PromotionFields;
  /** As staff would have written it. */
  content: unknown;
}

/** Its next revision, which stands at once: two people have wanted it. */
export async function bringPromotion(
  tx: pg.ClientBase,
  { id, kind, state, fields, content }: Brought,
  by: string,
): Promise<void> {
  await tx.query(
    `insert into promotions.promotion (id, kind, state, ${written})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
     on conflict (id) do update set (state, ${written}) = (excluded.state,
       ${written
         .split(',')
         .map((column) => `excluded.${column.trim()}`)
         .join(', ')})`,
    [id, kind, state, ...valuesOf(fields)],
  );
  await tx.query(
    `with made as (
       insert into promotions.revision (promotion_id, number, content, saved_by)
       select $1, coalesce(max(number), 0) + 1, $2::jsonb, $3 from promotions.revision where promotion_id = $1
       returning number
     )
     update promotions.promotion set revision = made.number, version = version + 1, updated_at = platform.clock()
     from made where id = $1`,
    [id, JSON.stringify(content), by],
  );
}

/** Ends them as staff would: what was earned before is still given, and what never began owes nobody anything. */
export async function endPromotions(tx: pg.ClientBase, ids: readonly number[]): Promise<void> {
  await tx.query(
    `update promotions.promotion set version = version + 1, updated_at = platform.clock(),
       state = case when starts_at < platform.clock() then 'published' else 'ended' end,
       ends_at = case when starts_at < platform.clock() then platform.clock() else ends_at end
     where id = any ($1::integer[])`,
    [ids],
  );
}

export const passPromotionNumbers = (tx: pg.ClientBase) =>
  passNumbers(tx, { table, sequence: 'promotions.promotion_id' });
