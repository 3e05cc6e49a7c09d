import type { PieceKind, PieceState, PieceWords } from '@perya/contract/content/staff-calls/pieces';
import type pg from 'pg';
import { byNumber, byText } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

/** A piece with what is edited of it. */
export interface StoredPiece {
  id: bigint;
  kind: PieceKind;
  place: string;
  sort: number;
  draft: PieceWords | null;
  /** What was published last; null before. */
  published: PieceWords | null;
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

/** What players read of a piece. */
export interface ShownPiece {
  id: bigint;
  place: string;
  sort: number;
  words: PieceWords;
  madeAt: Date;
  publishedAt: Date;
}

/** A piece that comes with its first version, published. */
export interface ReadyPiece {
  key: string;
  kind: PieceKind;
  place: string;
  sort: number;
  words: PieceWords;
}

export interface PieceFilter {
  kind: PieceKind;
  group?: string | undefined;
  brand?: string | undefined;
  state?: PieceState | undefined;
  w?: string | undefined;
}

const columns = `piece.id, piece.kind, piece.place, piece.sort, piece.draft,
    version.words as published, piece.in_force as "inForce",
    (select coalesce(max(number), 0) from content.version where piece_id = piece.id) as "lastNumber",
    piece.revision, piece.changed_by as "changedBy", piece.changed_at as "changedAt"`;
const tables = `content.piece
  left join lateral (
    select words, number from content.version
    where piece_id = piece.id order by number = piece.in_force desc nulls last, number desc limit 1
  ) version on true`;

/** News stands the newest first, everything else in the order that staff give it. */
const rank = `case when piece.kind = 'news' then -piece.id else piece.id end`;

const stateConditions: Record<PieceState, string> = {
  draft: 'piece.in_force is null and version.number is null',
  published: 'piece.in_force is not null and piece.draft is null',
  changed: 'piece.in_force is not null and piece.draft is not null',
  withdrawn: 'piece.in_force is null and version.number is not null',
};

export function createPieceStore(pool: pg.Pool) {
  return {
    ...createList<StoredPiece, PieceFilter>(pool, {
      columns,
      from: tables,
      key: [byText('piece.place'), byNumber('piece.sort'), byNumber(rank)],
      isAscending: true,
      where: ({ kind, group, brand, state, w }, asked) => [
        asked('piece.kind = ?', kind),
        asked('piece.place = ?', group),
        asked(`split_part(piece.place, '/', 1) = ?`, brand),
        state !== undefined && stateConditions[state],
        asked('position(lower(?) in lower(coalesce(piece.draft, version.words)::text)) > 0', w),
      ],
    }),

    /** Rises with every change of any piece, because none is ever removed. */
    async readVersion(): Promise<string> {
      const { rows } = await pool.query<{ version: string }>({
        name: 'read-pieces-version',
        text: 'select coalesce(sum(revision), 0)::text as version from content.piece',
      });
      return rows[0]?.version ?? '0';
    },

    async listShown(kind: PieceKind): Promise<ShownPiece[]> {
      const { rows } = await pool.query<ShownPiece>({
        name: 'list-shown-pieces',
        text: `select piece.id, piece.place, piece.sort, version.words,
             piece.made_at as "madeAt", version.published_at as "publishedAt"
           from content.piece
           join content.version on version.piece_id = piece.id and version.number = piece.in_force
           where piece.kind = $1 order by piece.place, piece.sort, ${rank}`,
        values: [kind],
      });
      return rows;
    },

    async find(client: pg.ClientBase | pg.Pool, id: bigint): Promise<StoredPiece | null> {
      const { rows } = await client.query<StoredPiece>(
        `select ${columns} from ${tables} where piece.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    /** The piece as it stands until this transaction ends. */
    async lock(tx: Recorded, id: bigint): Promise<StoredPiece | null> {
      await tx.query('select from content.piece where id = $1 for update', [id]);
      const { rows } = await tx.query<StoredPiece>(
        `select ${columns} from ${tables} where piece.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    async listVersions(client: pg.ClientBase | pg.Pool, id: bigint): Promise<StoredVersion[]> {
      const { rows } = await client.query<StoredVersion>(
        `select number, follows, asks_agreement as "asksAgreement", published_by as "publishedBy",
           published_at as "publishedAt", reason,
           (select count(*)::integer from content.agreement a
            where a.piece_id = version.piece_id and a.number = version.number) as agreed
         from content.version where piece_id = $1 order by number desc`,
        [id],
      );
      return rows;
    },

    async findVersion(id: bigint, number: number): Promise<PieceWords | null> {
      const { rows } = await pool.query<{ words: PieceWords }>(
        'select words from content.version where piece_id = $1 and number = $2',
        [id, number],
      );
      return rows[0]?.words ?? null;
    },

    /** A new piece with a draft; null if there is one of this key already. */
    async create(
      tx: Recorded,
      piece: { key: string; kind: PieceKind; place: string; draft: PieceWords; by: string },
    ): Promise<bigint | null> {
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into content.piece (key, kind, place, sort, draft, made_at, changed_by, changed_at)
         select $1, $2, $3, case when $2 = 'news' then 0 else coalesce(max(sort) + 10, 10) end, $4, platform.clock(), $5, platform.clock()
         from content.piece where kind = $2 and place = $3
         on conflict (key) do nothing returning id`,
        [piece.key, piece.kind, piece.place, JSON.stringify(piece.draft), piece.by],
      );
      return rows[0]?.id ?? null;
    },

    async findByKey(client: pg.ClientBase, key: string): Promise<bigint | null> {
      const { rows } = await client.query<{ id: bigint }>(
        'select id from content.piece where key = $1',
        [key],
      );
      return rows[0]?.id ?? null;
    },

    async save(
      tx: Recorded,
      piece: Pick<StoredPiece, 'id' | 'place' | 'sort' | 'draft' | 'inForce'>,
      by: string,
    ): Promise<void> {
      await tx.query(
        `update content.piece set place = $2, sort = $3, draft = $4, in_force = $5,
           revision = revision + 1, changed_by = $6, changed_at = platform.clock()
         where id = $1`,
        [
          piece.id,
          piece.place,
          piece.sort,
          piece.draft && JSON.stringify(piece.draft),
          piece.inForce,
          by,
        ],
      );
    },

    async addVersion(
      tx: Recorded,
      version: {
        id: bigint;
        number: number;
        words: PieceWords;
        follows: number | null;
        asksAgreement: boolean;
        by: string;
        reason: string;
      },
    ): Promise<void> {
      await tx.query(
        `insert into content.version
           (piece_id, number, words, follows, asks_agreement, published_by, published_at, reason)
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
    async addMissing(pieces: readonly ReadyPiece[]): Promise<void> {
      await pool.query(
        `with given as (
           select * from jsonb_to_recordset($1) as given (key text, kind text, place text, sort integer, words jsonb)
         ), made as (
           insert into content.piece (key, kind, place, sort, in_force, made_at, changed_by, changed_at)
           select key, kind, place, sort, 1, platform.clock(), 'system:demo', platform.clock() from given
           on conflict do nothing returning id, key
         )
         insert into content.version (piece_id, number, words, published_by, published_at, reason)
         select made.id, 1, given.words, 'system:demo', platform.clock(), 'First version'
         from made join given using (key)`,
        [JSON.stringify(pieces)],
      );
    },
  };
}

export type PieceStore = ReturnType<typeof createPieceStore>;
