import type { AmlRating, AmlRatingReason } from '@perya/contract/aml/rating';
import type pg from 'pg';
import { byDay, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';
import type { RatingFacts } from './rate-facts.ts';

interface RatingRow {
  uid: bigint;
  rating: AmlRating;
  reasons: AmlRatingReason[];
  ratedAt: Date;
  reviewOn: string;
  isDue: boolean;
  reviewedAt: Date | null;
  reviewedBy: string | null;
}

interface NewRating {
  uid: bigint;
  rating: AmlRating;
  reasons: readonly AmlRatingReason[];
  /** After how many months somebody looks again. */
  months: number;
}

const columns = `r.uid, r.rating, r.reasons, r.rated_at, to_char(r.review_on, 'YYYY-MM-DD') as review_on,
  r.review_on <= platform.manila_day(platform.clock()) as is_due, r.reviewed_at, r.reviewed_by`;

const after = (months: string) =>
  `(platform.manila_day(platform.clock()) + make_interval(months => ${months}))::date`;

export function createRatingStore(pool: pg.Pool) {
  return {
    ...createList<RatingRow, { rating?: AmlRating | undefined; uid?: string | undefined }>(pool, {
      columns,
      from: 'aml.rating r',
      key: [byDay('r.review_on'), byNumber('r.uid')],
      isAscending: true,
      where: ({ rating, uid }, asked) => [asked('r.rating = ?', rating), asked('r.uid = ?', uid)],
    }),

    async readFacts(uids: readonly bigint[]): Promise<RatingFacts[]> {
      const { rows } = await pool.query<RatingFacts>(
        `with moved as materialized (
           select p.uid, p.at, p.amount from payments.flow_of($1, '-infinity', 'infinity') p where p.direction = 'in')
         select u.uid, f.paid_in, coalesce(f.first_in > platform.clock() - interval '30 days', false) as is_new,
           exists (select from aml.finding l left join aml.case c on c.id = l.case_id
             where l.uid = u.uid and l.ground = 'listed' and c.decision is distinct from 'dismiss') as is_listed,
           exists (select from aml.case c where c.uid = u.uid and c.decision = 'report') as is_reported,
           exists (select from aml.case c where c.uid = u.uid and c.state = 'open') as has_open_case,
           exists (select from aml.finding l where l.uid = u.uid and l.ground <> all ('{listed,seen}')
             and l.found_at > platform.clock() - interval '180 days') as was_found,
           cardinality(kyc.sharing_id(u.uid) || payments.sharing_account(u.uid)) > 0 as is_linked
         from unnest($1::bigint[]) u(uid)
         cross join lateral (
           select coalesce(sum(p.amount) filter (where p.at > platform.clock() - interval '90 days'), 0)::bigint as paid_in,
             min(p.at) as first_in
           from moved p where p.uid = u.uid) f`,
        [uids],
      );
      return rows;
    },

    /**
     * Sets the rating where it or its reasons are others, and keeps what it was. A higher one brings the review forward, a
     * lower one does not put it off.
     */
    async set({ uid, rating, reasons, months }: NewRating): Promise<void> {
      await pool.query(
        `with changed as (
           insert into aml.rating as held (uid, rating, reasons, review_on)
           values ($1, $2, $3, ${after('$4')})
           on conflict (uid) do update set rating = excluded.rating, reasons = excluded.reasons,
             rated_at = platform.clock(), review_on = least(held.review_on, excluded.review_on)
             where held.rating <> excluded.rating or held.reasons <> excluded.reasons
           returning uid, rating, reasons)
         insert into aml.rating_step (uid, rating, reasons, by)
         select uid, rating, reasons, 'system:aml_look' from changed`,
        [uid, rating, reasons, months],
      );
    },

    async lock(tx: Recorded, uid: bigint): Promise<RatingRow | null> {
      const { rows } = await tx.query<RatingRow>(
        `select ${columns} from aml.rating r where r.uid = $1 for update`,
        [uid],
      );
      return rows[0] ?? null;
    },

    /** Notes a review in words, and answers when the next one is. */
    async review(
      tx: Recorded,
      { row, by, words, months }: { row: RatingRow; by: string; words: string; months: number },
    ): Promise<string> {
      const { rows } = await tx.query<{ reviewOn: string }>(
        `update aml.rating set reviewed_at = platform.clock(), reviewed_by = $2, review_on = ${after('$3')}
         where uid = $1 returning to_char(review_on, 'YYYY-MM-DD') as review_on`,
        [row.uid, by, months],
      );
      await tx.query(
        'insert into aml.rating_step (uid, rating, reasons, by, words) values ($1, $2, $3, $4, $5)',
        [row.uid, row.rating, row.reasons, by, words],
      );
      return rows[0]?.reviewOn ?? row.reviewOn;
    },

    async countDue(): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from aml.rating
         where review_on <= platform.manila_day(platform.clock())`,
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type RatingStore = ReturnType<typeof createRatingStore>;
