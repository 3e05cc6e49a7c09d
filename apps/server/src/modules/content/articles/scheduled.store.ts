import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface Scheduled {
  articleId: bigint;
  revision: number;
  publishAt: Date;
  decidedBy: string;
  reason: string;
}

const columns = 'article_id, revision, publish_at, decided_by, reason';

/** Drafts that are published by themselves. */
export function createScheduledStore(pool: pg.Pool) {
  return {
    async find(client: pg.ClientBase | pg.Pool, articleId: bigint): Promise<Scheduled | null> {
      const { rows } = await client.query<Scheduled>(
        `select ${columns} from content.scheduled where article_id = $1`,
        [articleId],
      );
      return rows[0] ?? null;
    },

    /** One for each article: a later decision takes the place of an earlier one. Null for a moment that is over. */
    async put(
      tx: Recorded,
      { articleId, revision, publishAt, decidedBy, reason }: Scheduled,
    ): Promise<Scheduled | null> {
      const { rows } = await tx.query<Scheduled>(
        `insert into content.scheduled (${columns})
         select $1, $2, $3, $4, $5 where $3::timestamptz > platform.clock()
         on conflict (article_id) do update set revision = excluded.revision, publish_at = excluded.publish_at,
           decided_by = excluded.decided_by, reason = excluded.reason, decided_at = platform.clock()
         returning ${columns}`,
        [articleId, revision, publishAt, decidedBy, reason],
      );
      return rows[0] ?? null;
    },

    /** Takes it away, and says what it was; of many who do so at once one gets it. */
    async take(tx: Recorded, articleId: bigint): Promise<Scheduled | null> {
      const { rows } = await tx.query<Scheduled>(
        `delete from content.scheduled where article_id = $1 returning ${columns}`,
        [articleId],
      );
      return rows[0] ?? null;
    },

    /** The same of one whose moment has come: it may have been put to another one meanwhile. */
    async takeDue(tx: Recorded, articleId: bigint): Promise<Scheduled | null> {
      const { rows } = await tx.query<Scheduled>(
        `delete from content.scheduled where article_id = $1 and publish_at <= platform.clock()
         returning ${columns}`,
        [articleId],
      );
      return rows[0] ?? null;
    },

    async listDue(): Promise<bigint[]> {
      const { rows } = await pool.query<{ articleId: bigint }>(
        `select article_id from content.scheduled where publish_at <= platform.clock()
         order by publish_at, article_id limit 100`,
      );
      return rows.map(({ articleId }) => articleId);
    },
  };
}

export type ScheduledStore = ReturnType<typeof createScheduledStore>;
