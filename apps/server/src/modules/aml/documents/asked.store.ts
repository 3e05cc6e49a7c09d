import type { AskedKind } from '@perya/contract/aml/calls/asked-documents';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface AskedRow {
  id: bigint;
  uid: bigint;
  caseId: bigint;
  kind: AskedKind;
  askedBy: string;
  askedAt: Date;
  givenAt: Date | null;
  source: string;
  words: string;
  /** Where they lie among the uploads of the player. */
  pictures: string[];
}

const columns =
  'a.id, a.uid, a.case_id, a.kind, a.asked_by, a.asked_at, a.given_at, a.source, a.words, a.pictures';

/** A player sees no more of what was asked. */
const shownMax = 50;

export function createAskedStore(pool: pg.Pool) {
  return {
    async listOfPlayer(uid: bigint): Promise<AskedRow[]> {
      const { rows } = await pool.query<AskedRow>(
        `select ${columns} from aml.asked a where a.uid = $1 order by a.id desc limit ${shownMax}`,
        [uid],
      );
      return rows;
    },

    async listOfCase(id: bigint): Promise<AskedRow[]> {
      const { rows } = await pool.query<AskedRow>(
        `select ${columns} from aml.asked a where a.case_id = $1 order by a.id`,
        [id],
      );
      return rows;
    },

    async find(tx: Recorded, id: bigint): Promise<AskedRow | null> {
      const { rows } = await tx.query<AskedRow>(
        `select ${columns} from aml.asked a where a.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    /** False if the same was asked and not given yet. */
    async ask(
      tx: Recorded,
      asked: Pick<AskedRow, 'uid' | 'caseId' | 'kind' | 'askedBy'>,
    ): Promise<bigint | null> {
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into aml.asked (uid, case_id, kind, asked_by) values ($1, $2, $3, $4)
         on conflict (uid, kind) where given_at is null do nothing returning id`,
        [asked.uid, asked.caseId, asked.kind, asked.askedBy],
      );
      return rows[0]?.id ?? null;
    },

    /** Null unless it was asked of this player and not given yet; of two answers the first counts. */
    async give(
      tx: Recorded,
      given: Pick<AskedRow, 'id' | 'uid' | 'source' | 'words' | 'pictures'>,
    ): Promise<AskedRow | null> {
      const { rows } = await tx.query<AskedRow>(
        `update aml.asked a set given_at = platform.clock(), source = $3, words = $4, pictures = $5
         where a.id = $1 and a.uid = $2 and a.given_at is null returning ${columns}`,
        [given.id, given.uid, given.source, given.words, given.pictures],
      );
      return rows[0] ?? null;
    },
  };
}

export type AskedStore = ReturnType<typeof createAskedStore>;
