import type {
  ArticleKind,
  ArticleState,
  ArticleWords,
} from '@perya/contract/content/staff-calls/articles';
import type { Text } from '@perya/contract/text';
import type pg from 'pg';
import { byNumber, byText } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

/** An article with what is edited of it. */
export interface StoredArticle {
  id: bigint;
  kind: ArticleKind;
  place: string;
  sort: number;
  draft: ArticleWords | null;
  /** What was published last; null before. */
  published: ArticleWords | null;
  inForce: number | null;
  /** The highest number of a version; 0 before the first. */
  lastNumber: number;
  revision: number;
  changedBy: string;
  changedAt: Date;
}

export interface StoredVersion {
  number: number;
  follows: number | null;
  asksAgreement: boolean;
  publishedBy: string;
  publishedAt: Date;
  reason: string;
  agreed: number;
}

/** What players read of an article. */
export interface ShownArticle {
  id: bigint;
  place: string;
  sort: number;
  words: ArticleWords;
  madeAt: Date;
  publishedAt: Date;
}

/** An article that comes with its first version, published. */
export interface ReadyArticle {
  key: string;
  kind: ArticleKind;
  place: string;
  sort: number;
  words: ArticleWords;
}

export interface ArticleFilter {
  kind: ArticleKind;
  group?: string | undefined;
  brand?: string | undefined;
  state?: ArticleState | undefined;
  w?: string | undefined;
}

const columns = `article.id, article.kind, article.place, article.sort, article.draft,
    version.words as published, article.in_force,
    (select coalesce(max(number), 0) from content.version where article_id = article.id) as last_number,
    article.revision, article.changed_by, article.changed_at`;
const tables = `content.article
  left join lateral (
    select words, number from content.version
    where article_id = article.id order by number = article.in_force desc nulls last, number desc limit 1
  ) version on true`;

/** News stands the newest first, everything else in the order that staff give it. */
const rank = `case when article.kind = 'news' then -article.id else article.id end`;

const stateConditions: Record<ArticleState, string> = {
  draft: 'article.in_force is null and version.number is null',
  published: 'article.in_force is not null and article.draft is null',
  changed: 'article.in_force is not null and article.draft is not null',
  withdrawn: 'article.in_force is null and version.number is not null',
};

/** What is read of articles. */
const reading = (pool: pg.Pool) => ({
  /** Rises with every change of any article, because none is ever removed. */
  async readVersion(): Promise<string> {
    const { rows } = await pool.query<{ version: string }>({
      name: 'read-articles-version',
      text: 'select coalesce(sum(revision), 0)::text as version from content.article',
    });
    return rows[0]?.version ?? '0';
  },

  async listShown(kind: ArticleKind): Promise<ShownArticle[]> {
    const { rows } = await pool.query<ShownArticle>({
      name: 'list-shown-articles',
      text: `select article.id, article.place, article.sort, version.words,
           article.made_at, version.published_at
         from content.article
         join content.version on version.article_id = article.id and version.number = article.in_force
         where article.kind = $1 order by article.place, article.sort, ${rank}`,
      values: [kind],
    });
    return rows;
  },

  async find(client: pg.ClientBase | pg.Pool, id: bigint): Promise<StoredArticle | null> {
    const { rows } = await client.query<StoredArticle>(
      `select ${columns} from ${tables} where article.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  /** Whose title, or place, has these words. */
  async findTitled(
    words: string,
    limit: number,
  ): Promise<{ id: bigint; place: string; title: Text }[]> {
    const { rows } = await pool.query<{ id: bigint; place: string; title: Text }>(
      `select article.id, article.place, coalesce(article.draft, version.words) -> 'title' as title
       from ${tables}
       where strpos(lower(article.place || ' ' || (coalesce(article.draft, version.words) -> 'title')::text), lower($1)) > 0
       order by article.kind, article.place, article.sort, article.id limit $2`,
      [words, limit],
    );
    return rows;
  },

  /** The article as it stands until this transaction ends. */
  async lock(tx: Recorded, id: bigint): Promise<StoredArticle | null> {
    await tx.query('select from content.article where id = $1 for update', [id]);
    const { rows } = await tx.query<StoredArticle>(
      `select ${columns} from ${tables} where article.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  async listVersions(client: pg.ClientBase | pg.Pool, id: bigint): Promise<StoredVersion[]> {
    const { rows } = await client.query<StoredVersion>(
      `select number, follows, asks_agreement, published_by, published_at, reason,
         (select count(*)::integer from content.agreement a
          where a.article_id = version.article_id and a.number = version.number) as agreed
       from content.version where article_id = $1 order by number desc`,
      [id],
    );
    return rows;
  },

  async findVersion(id: bigint, number: number): Promise<ArticleWords | null> {
    const { rows } = await pool.query<{ words: ArticleWords }>(
      'select words from content.version where article_id = $1 and number = $2',
      [id, number],
    );
    return rows[0]?.words ?? null;
  },
});

/** What is written of them. */
const writing = {
  /** A new article with a draft; null if there is one of this key already. */
  async create(
    tx: Recorded,
    article: { key: string; kind: ArticleKind; place: string; draft: ArticleWords; by: string },
  ): Promise<bigint | null> {
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into content.article (key, kind, place, sort, draft, made_at, changed_by, changed_at)
       select $1, $2, $3, case when $2 = 'news' then 0 else coalesce(max(sort) + 10, 10) end, $4, platform.clock(), $5, platform.clock()
       from content.article where kind = $2 and place = $3
       on conflict (key) do nothing returning id`,
      [article.key, article.kind, article.place, JSON.stringify(article.draft), article.by],
    );
    return rows[0]?.id ?? null;
  },

  async findByKey(client: pg.ClientBase, key: string): Promise<bigint | null> {
    const { rows } = await client.query<{ id: bigint }>(
      'select id from content.article where key = $1',
      [key],
    );
    return rows[0]?.id ?? null;
  },

  async save(
    tx: Recorded,
    article: Pick<StoredArticle, 'id' | 'place' | 'sort' | 'draft' | 'inForce'>,
    by: string,
  ): Promise<void> {
    await tx.query(
      `update content.article set place = $2, sort = $3, draft = $4, in_force = $5,
         revision = revision + 1, changed_by = $6, changed_at = platform.clock()
       where id = $1`,
      [
        article.id,
        article.place,
        article.sort,
        article.draft && JSON.stringify(article.draft),
        article.inForce,
        by,
      ],
    );
  },
};

/** What players get to read. */
const publishing = (pool: pg.Pool) => ({
  async addVersion(
    tx: Recorded,
    version: {
      id: bigint;
      number: number;
      words: ArticleWords;
      follows: number | null;
      asksAgreement: boolean;
      by: string;
      reason: string;
    },
  ): Promise<void> {
    await tx.query(
      `insert into content.version
         (article_id, number, words, follows, asks_agreement, published_by, published_at, reason)
       values ($1, $2, $3, $4, $5, $6, platform.clock(), $7)`,
      [
        version.id,
        version.number,
        JSON.stringify(version.words),
        version.follows,
        version.asksAgreement,
        version.by,
        version.reason,
      ],
    );
  },

  /** Those that are not there yet, each with its first version; what staff have changed since stays. */
  async addMissing(articles: readonly ReadyArticle[]): Promise<void> {
    await pool.query(
      `with given as (
         select * from jsonb_to_recordset($1) as given (key text, kind text, place text, sort integer, words jsonb)
       ), made as (
         insert into content.article (key, kind, place, sort, in_force, made_at, changed_by, changed_at)
         select key, kind, place, sort, 1, platform.clock(), 'system:demo', platform.clock() from given
         on conflict do nothing returning id, key
       )
       insert into content.version (article_id, number, words, published_by, published_at, reason)
       select made.id, 1, given.words, 'system:demo', platform.clock(), 'First version'
       from made join given using (key)`,
      [JSON.stringify(articles)],
    );
  },
});

export function createArticleStore(pool: pg.Pool) {
  return {
    ...createList<StoredArticle, ArticleFilter>(pool, {
      columns,
      from: tables,
      key: [byText('article.place'), byNumber('article.sort'), byNumber(rank)],
      isAscending: true,
      where: ({ kind, group, brand, state, w }, asked) => [
        asked('article.kind = ?', kind),
        asked('article.place = ?', group),
        asked(`split_part(article.place, '/', 1) = ?`, brand),
        state !== undefined && stateConditions[state],
        asked('position(lower(?) in lower(coalesce(article.draft, version.words)::text)) > 0', w),
      ],
    }),
    ...reading(pool),
    ...writing,
    ...publishing(pool),
  };
}

export type ArticleStore = ReturnType<typeof createArticleStore>;
