import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import type { Text } from '@perya/contract/text';
import type pg from 'pg';

export type Currency = 'PHP' | 'FIL';

/** A promotion as it is stored, its rules not read yet. */
export interface PromotionRow {
  id: number;
  kind: PromotionKindName;
  name: Text;
  terms: Text;
  startsAt: Date;
  endsAt: Date | null;
  audience: unknown;
  rules: unknown;
  currency: Currency;
  cashType: number | null;
  wageringTimes: number;
  claimHours: number | null;
  /** Centavos, or Filcoins. */
  playerCap: bigint | null;
  dayCap: bigint | null;
  budget: bigint | null;
  exclusiveGroup: string | null;
  isOnePerPerson: boolean;
  place: number;
}

/** The columns of a promotion, of a table that is read by this name. */
export const promotionColumns = (of: string) => `${of}.id, ${of}.kind,
  json_build_object('en', ${of}.name_en, 'tl', ${of}.name_tl) as name,
  json_build_object('en', ${of}.terms_en, 'tl', ${of}.terms_tl) as terms, ${of}.starts_at,
  ${of}.ends_at, ${of}.audience, ${of}.rules, ${of}.currency, ${of}.cash_type,
  ${of}.wagering_times, ${of}.claim_hours,
  ${of}.player_cap, ${of}.day_cap, ${of}.budget,
  ${of}.exclusive_group, ${of}.is_one_per_person, ${of}.place`;

/** Which of these promotions are for which of these players. */
export async function listMeant(
  db: Pick<pg.ClientBase, 'query'>,
  promotions: readonly number[],
  uids: readonly bigint[],
): Promise<{ promotion: number; uid: bigint }[]> {
  const { rows } = await db.query<{ promotion: number; uid: bigint }>({
    name: 'promotions-meant-for',
    text: `select p.id as promotion, u.uid
           from unnest($2::bigint[], kyc.statuses_of($2::bigint[])) as u(uid, status)
           join promotions.promotion p on p.id = any ($1)
           where promotions.is_for(p.audience, u.uid, u.status)`,
    values: [promotions, uids],
  });
  return rows;
}

/** What players can earn. */
const publishedRows = (pool: pg.Pool) => ({
  /** Rises with every change of a promotion. */
  async readVersion(): Promise<string> {
    const { rows } = await pool.query<{ version: string }>({
      name: 'promotions-version',
      text: `select count(*) || ' ' || coalesce(sum(version), 0) as version from promotions.promotion`,
    });
    return rows[0]?.version ?? '';
  },

  /** Those that are published, whether or not their time has come, in the operator's order. */
  async listPublished(kind: PromotionKindName): Promise<PromotionRow[]> {
    const { rows } = await pool.query<PromotionRow>({
      name: 'promotions-published',
      text: `select ${promotionColumns('p')} from promotions.promotion p
             where kind = $1 and state = 'published' order by place, id`,
      values: [kind],
    });
    return rows;
  },

  /** Also those that are paused: what is earned of them meanwhile is kept. */
  async listEarnable(kind: PromotionKindName): Promise<PromotionRow[]> {
    const { rows } = await pool.query<PromotionRow>({
      name: 'promotions-earnable',
      text: `select ${promotionColumns('p')} from promotions.promotion p
             where kind = $1 and state in ('published', 'paused') order by place, id`,
      values: [kind],
    });
    return rows;
  },

  listMeant: (promotions: readonly number[], uids: readonly bigint[]) =>
    listMeant(pool, promotions, uids),
});

export function createPromotionStore(pool: pg.Pool) {
  return {
    /** What is left of the budgets of those that are published. */
    async listBudgetsLeft(): Promise<{ promotion: number; left: bigint }[]> {
      const { rows } = await pool.query<{ promotion: number; left: bigint }>({
        name: 'promotions-budgets',
        text: `select p.id as promotion, p.budget - coalesce(s.amount, 0) as left
               from promotions.promotion p
               left join promotions.spent s on s.promotion_id = p.id and s.day = '-infinity'
               where p.state = 'published' and p.budget is not null order by p.id`,
      });
      return rows;
    },

    /** What an operator has changed since stays. */
    async addMissing(promotions: readonly PromotionRow[]): Promise<void> {
      for (const each of promotions) {
        await pool.query(
          `insert into promotions.promotion (id, kind, state, name_en, name_tl, terms_en, terms_tl,
             starts_at, ends_at, audience, rules, currency, cash_type, wagering_times, claim_hours,
             player_cap, day_cap, budget, exclusive_group, is_one_per_person, place)
           values ($1, $2, 'published', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
             $17, $18, $19, $20)
           on conflict do nothing`,
          [
            ...[each.id, each.kind, each.name.en, each.name.tl, each.terms.en, each.terms.tl],
            ...[each.startsAt, each.endsAt, each.audience, each.rules, each.currency],
            ...[each.cashType, each.wageringTimes, each.claimHours, each.playerCap, each.dayCap],
            ...[each.budget, each.exclusiveGroup, each.isOnePerPerson, each.place],
          ],
        );
      }
    },
    ...publishedRows(pool),
  };
}

export type PromotionStore = ReturnType<typeof createPromotionStore>;
