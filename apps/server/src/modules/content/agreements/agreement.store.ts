import type { AgreedKind } from '@perya/contract/content/calls/agreements';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** A document that players agree to, and what one of them has agreed to. */
export interface StoredAgreement {
  articleId: bigint;
  kind: AgreedKind;
  version: number;
  publishedAt: Date;
  agreedVersion: number | null;
  agreedAt: Date | null;
  isAsked: boolean;
}

/** The latest version of a document that players must agree to. */
export interface AskingVersion {
  articleId: bigint;
  number: number;
}

export interface PastAgreement {
  document: string;
  version: number;
  agreedAt: Date;
}

const places = (brand: string, kinds: readonly string[]) => kinds.map((kind) => `${brand}/${kind}`);

/** What is to be agreed to. */
const askedFor = (pool: pg.Pool) => ({
  /** A version that asks is asked for until it or a later one was agreed to; one that was undone asks no more. */
  async list(
    client: pg.ClientBase | pg.Pool,
    uid: bigint,
    brand: string,
    kinds: readonly AgreedKind[],
  ): Promise<StoredAgreement[]> {
    const { rows } = await client.query<StoredAgreement>(
      `select article.id as article_id, split_part(article.place, '/', 2) as kind,
         version.number as version, version.published_at,
         agreed.number as agreed_version, agreed.agreed_at,
         exists (
           select from content.version asking where asking.article_id = article.id and asking.asks_agreement
             and asking.number <= article.in_force and asking.number > coalesce(agreed.number, 0)
         ) as is_asked
       from content.article
       join content.version on version.article_id = article.id and version.number = article.in_force
       left join lateral (
         select number, agreed_at from content.agreement
         where uid = $1 and article_id = article.id order by number desc limit 1
       ) agreed on true
       where article.kind = 'document' and article.place = any ($2)
       order by array_position($2, article.place)`,
      [uid, places(brand, kinds)],
    );
    return rows;
  },

  /** What asks for agreement at all; the same for every player. */
  async listAsking(brand: string, kinds: readonly AgreedKind[]): Promise<AskingVersion[]> {
    const { rows } = await pool.query<AskingVersion>(
      `select article.id as article_id, max(version.number) as number
       from content.article join content.version on version.article_id = article.id
       where article.kind = 'document' and article.place = any ($1)
         and version.asks_agreement and version.number <= article.in_force
       group by article.id`,
      [places(brand, kinds)],
    );
    return rows;
  },

  /** Whether the player has agreed to each of these versions, or to a later one. */
  async hasAgreed(uid: bigint, asking: readonly AskingVersion[]): Promise<boolean> {
    const { rows } = await pool.query<{ hasAgreed: boolean }>({
      name: 'content-has-agreed',
      text: `select bool_and(exists (
           select from content.agreement
           where uid = $1 and article_id = asking.article_id and agreement.number >= asking.number
         )) as has_agreed
         from unnest($2::bigint[], $3::integer[]) as asking (article_id, number)`,
      values: [uid, asking.map(({ articleId }) => articleId), asking.map(({ number }) => number)],
    });
    return rows[0]?.hasAgreed ?? true;
  },
});

/** What was agreed to. */
const agreedTo = (pool: pg.Pool) => ({
  /** Whether it was new: the same agreement is kept once, however often it comes. */
  async add(tx: Recorded, uid: bigint, articleId: bigint, number: number): Promise<boolean> {
    const { rowCount } = await tx.query(
      `insert into content.agreement (uid, article_id, number, agreed_at)
       values ($1, $2, $3, platform.clock()) on conflict do nothing`,
      [uid, articleId, number],
    );
    return rowCount === 1;
  },

  /** Whoever registers has ticked the documents of the brand as they stand. */
  async addAtRegistration(
    client: pg.ClientBase,
    uid: bigint,
    brand: string,
    kinds: readonly AgreedKind[],
  ): Promise<void> {
    await client.query(
      `insert into content.agreement (uid, article_id, number, agreed_at)
       select $1, id, in_force, platform.clock() from content.article
       where kind = 'document' and place = any ($2) and in_force is not null
       on conflict do nothing`,
      [uid, places(brand, kinds)],
    );
  },

  async listOfPlayer(uid: bigint): Promise<PastAgreement[]> {
    const { rows } = await pool.query<PastAgreement>(
      `select article.place as document, agreement.number as version, agreed_at
       from content.agreement join content.article on article.id = agreement.article_id
       where uid = $1 order by agreed_at, article.place, number`,
      [uid],
    );
    return rows;
  },
});

export function createAgreementStore(pool: pg.Pool) {
  return {
    ...askedFor(pool),
    ...agreedTo(pool),
  };
}

export type AgreementStore = ReturnType<typeof createAgreementStore>;
