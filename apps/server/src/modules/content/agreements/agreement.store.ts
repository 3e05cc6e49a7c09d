import type { AgreedKind } from '@perya/contract/content/calls/agreements';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** A document that players agree to, and what one of them has agreed to. */
export interface StoredAgreement {
  pieceId: bigint;
  kind: AgreedKind;
  version: number;
  publishedAt: Date;
  agreedVersion: number | null;
  agreedAt: Date | null;
  isAsked: boolean;
}

/** The latest version of a document that players must agree to. */
export interface AskingVersion {
  pieceId: bigint;
  number: number;
}

export interface PastAgreement {
  document: string;
  version: number;
  agreedAt: Date;
}

const places = (brand: string, kinds: readonly string[]) => kinds.map((kind) => `${brand}/${kind}`);

export function createAgreementStore(pool: pg.Pool) {
  return {
    /** A version that asks is asked for until it or a later one was agreed to; one that was undone asks no more. */
    async list(
      client: pg.ClientBase | pg.Pool,
      uid: bigint,
      brand: string,
      kinds: readonly AgreedKind[],
    ): Promise<StoredAgreement[]> {
      const { rows } = await client.query<StoredAgreement>(
        `select piece.id as "pieceId", split_part(piece.place, '/', 2) as kind,
           version.number as version, version.published_at as "publishedAt",
           agreed.number as "agreedVersion", agreed.agreed_at as "agreedAt",
           exists (
             select from content.version asking where asking.piece_id = piece.id and asking.asks_agreement
               and asking.number <= piece.in_force and asking.number > coalesce(agreed.number, 0)
           ) as "isAsked"
         from content.piece
         join content.version on version.piece_id = piece.id and version.number = piece.in_force
         left join lateral (
           select number, agreed_at from content.agreement
           where uid = $1 and piece_id = piece.id order by number desc limit 1
         ) agreed on true
         where piece.kind = 'document' and piece.place = any ($2)
         order by array_position($2, piece.place)`,
        [uid, places(brand, kinds)],
      );
      return rows;
    },

    /** What asks for agreement at all; the same for every player. */
    async listAsking(brand: string, kinds: readonly AgreedKind[]): Promise<AskingVersion[]> {
      const { rows } = await pool.query<AskingVersion>(
        `select piece.id as "pieceId", max(version.number) as number
         from content.piece join content.version on version.piece_id = piece.id
         where piece.kind = 'document' and piece.place = any ($1)
           and version.asks_agreement and version.number <= piece.in_force
         group by piece.id`,
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
             where uid = $1 and piece_id = asking.piece_id and agreement.number >= asking.number
           )) as "hasAgreed"
           from unnest($2::bigint[], $3::integer[]) as asking (piece_id, number)`,
        values: [uid, asking.map(({ pieceId }) => pieceId), asking.map(({ number }) => number)],
      });
      return rows[0]?.hasAgreed ?? true;
    },

    /** Whether it was new: the same agreement is kept once, however often it comes. */
    async add(tx: Recorded, uid: bigint, pieceId: bigint, number: number): Promise<boolean> {
      const { rowCount } = await tx.query(
        `insert into content.agreement (uid, piece_id, number, agreed_at)
         values ($1, $2, $3, platform.clock()) on conflict do nothing`,
        [uid, pieceId, number],
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
        `insert into content.agreement (uid, piece_id, number, agreed_at)
         select $1, id, in_force, platform.clock() from content.piece
         where kind = 'document' and place = any ($2) and in_force is not null
         on conflict do nothing`,
        [uid, places(brand, kinds)],
      );
    },

    async listOfPlayer(uid: bigint): Promise<PastAgreement[]> {
      const { rows } = await pool.query<PastAgreement>(
        `select piece.place as document, agreement.number as version, agreed_at as "agreedAt"
         from content.agreement join content.piece on piece.id = agreement.piece_id
         where uid = $1 order by agreed_at, piece.place, number`,
        [uid],
      );
      return rows;
    },
  };
}

export type AgreementStore = ReturnType<typeof createAgreementStore>;
