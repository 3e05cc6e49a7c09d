import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import type { Recorded } from '../../../audit/index.ts';
import type { DeskPromotion, DeskStore } from '../desk.store.ts';
import type { PromotionFields } from './read-content.ts';

/** The columns that staff write, in the order of `valuesOf`. */
export const written = `name_en, name_tl, terms_en, terms_tl, starts_at, ends_at, audience, rules, currency, cash_type,
  wagering_times, claim_hours, player_cap, day_cap, budget, exclusive_group, is_one_per_person, place`;

export const valuesOf = (fields: PromotionFields): unknown[] => [
  ...[fields.name.en, fields.name.tl, fields.terms.en, fields.terms.tl],
  ...[fields.startsAt, fields.endsAt, fields.audience, fields.rules, fields.currency],
  ...[fields.cashType, fields.wageringTimes, fields.claimHours, fields.playerCap, fields.dayCap],
  ...[fields.budget, fields.exclusiveGroup, fields.isOnePerPerson, fields.place],
];

/** What is drafted. */
const revising = {
  async insertDraft(
    tx: Recorded,
    kind: PromotionKindName,
    fields: PromotionFields,
  ): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `insert into promotions.promotion (id, kind, state, ${written})
       values (nextval('promotions.promotion_id'), $1, 'draft', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
         $12, $13, $14, $15, $16, $17, $18, $19) returning id`,
      [kind, ...valuesOf(fields)],
    );
    if (!rows[0]) throw new Error('The draft was not written');
    return rows[0].id;
  },

  async addRevision(
    tx: Recorded,
    {
      id,
      number,
      content,
      by,
    }: { id: number; number: number; content: PromotionContent; by: string },
  ): Promise<void> {
    await tx.query(
      'insert into promotions.revision (promotion_id, number, content, saved_by) values ($1, $2, $3, $4)',
      [id, number, content, by],
    );
  },

  /** Writes what a revision says into the promotion itself. */
  async write(tx: Recorded, id: number, fields: PromotionFields): Promise<void> {
    await tx.query(
      `update promotions.promotion set (${written}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
         $14, $15, $16, $17, $18, $19), version = version + 1, updated_at = platform.clock() where id = $1`,
      [id, ...valuesOf(fields)],
    );
  },
};

/** What counts from now on. */
const counting = {
  /** From now on this revision stands. A promotion that is paused stays so. */
  async publish(tx: Recorded, id: number, revision: number): Promise<void> {
    await tx.query(
      `update promotions.promotion set revision = $2, version = version + 1, updated_at = platform.clock(),
         state = case state when 'draft' then 'published' else state end where id = $1`,
      [id, revision],
    );
  },

  async setState(tx: Recorded, id: number, state: 'published' | 'paused' | 'ended'): Promise<void> {
    await tx.query(
      `update promotions.promotion set state = $2, version = version + 1, updated_at = platform.clock()
       where id = $1`,
      [id, state],
    );
  },

  /** Nothing can be earned any more; what is owed is given, for which it must not be paused. */
  async endNow(tx: Recorded, id: number): Promise<void> {
    await tx.query(
      `update promotions.promotion set ends_at = platform.clock(), state = 'published', version = version + 1,
         updated_at = platform.clock() where id = $1`,
      [id],
    );
  },
};

/** What changes promotions. Every change raises the version, which all processes follow. */
export function createDecidingStore({ find }: Pick<DeskStore, 'find'>) {
  return {
    /**
     * The promotion as it stands until this transaction ends. What it has cost is held first, in the order
     * of promotions.grant: nothing is given between a look at the cost and a new budget.
     */
    async lock(tx: Recorded, id: number): Promise<DeskPromotion | null> {
      await tx.query(
        `insert into promotions.spent (promotion_id, day)
         select p.id, '-infinity' from promotions.promotion p where p.id = $1 on conflict do nothing`,
        [id],
      );
      await tx.query(
        `select from promotions.spent where promotion_id = $1 and day = '-infinity' for update`,
        [id],
      );
      await tx.query('select from promotions.promotion where id = $1 for update', [id]);
      return find(id, tx);
    },
    ...revising,
    ...counting,
  };
}

export type DecidingStore = ReturnType<typeof createDecidingStore>;
