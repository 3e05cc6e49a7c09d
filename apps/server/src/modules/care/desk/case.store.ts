import type { ContactOutcome } from '@perya/contract/care/markers';
import type { FoundMarker } from '@perya/contract/care/staff-calls/care';
import type { ContactWay } from '@perya/contract/staff/calls/player-notes';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

export interface CaseRow {
  uid: bigint;
  score: number;
  markers: FoundMarker[];
  openedAt: Date | null;
  scoredAt: Date;
  contacts: number;
}

interface ContactRow {
  id: bigint;
  at: Date;
  actor: string;
  way: ContactWay;
  words: string;
  changed: ContactOutcome[];
  score: number;
}

const columns = 's.uid, s.score, s.markers, s.opened_at, s.scored_at, s.contacts';

export function createCaseStore(pool: pg.Pool) {
  return {
    list: createList<CaseRow, { state: 'open' | 'all'; uid?: string | undefined }>(pool, {
      columns,
      from: 'care.score s',
      key: [byNumber('s.score'), byNumber('s.uid')],
      where: ({ state, uid }, asked) => [
        state === 'open' ? 's.opened_at is not null' : 's.score > 0',
        asked('s.bucket = platform.bucket_of(?) and s.uid = ?', uid),
      ],
    }),

    async find(uid: bigint): Promise<CaseRow | null> {
      const { rows } = await pool.query<CaseRow>(
        `select ${columns} from care.score s
         where s.bucket = platform.bucket_of($1) and s.uid = $1`,
        [uid],
      );
      return rows[0] ?? null;
    },

    async listContacts(uid: bigint, limit: number): Promise<ContactRow[]> {
      const { rows } = await pool.query<ContactRow>(
        `select c.id, c.at, c.actor, c.way, c.words, c.changed, c.score from care.contact c
         where c.bucket = platform.bucket_of($1) and c.uid = $1 order by c.id desc limit $2`,
        [uid, limit],
      );
      return rows;
    },

    /** What waits for somebody. */
    async countOpen(): Promise<{ count: number; oldestAt: Date | null }> {
      const { rows } = await pool.query<{ count: number; oldestAt: Date | null }>(
        `select count(*)::int as count, min(opened_at) as oldest_at
         from care.score where opened_at is not null`,
      );
      return rows[0] ?? { count: 0, oldestAt: null };
    },

    /** Writes a word with a player down, and ends the wait. Null where the player has no score. */
    async addContact(
      tx: Recorded,
      uid: bigint,
      contact: Pick<ContactRow, 'actor' | 'way' | 'words' | 'changed'>,
    ): Promise<{ score: number } | null> {
      const { rows } = await tx.query<{ score: number }>(
        `update care.score set opened_at = null, contacts = contacts + 1
         where bucket = platform.bucket_of($1) and uid = $1 returning score`,
        [uid],
      );
      const [held] = rows;
      if (!held) return null;
      await tx.query(
        `insert into care.contact (bucket, uid, actor, way, words, changed, score)
         values (platform.bucket_of($1), $1, $2, $3, $4, $5, $6)`,
        [uid, contact.actor, contact.way, contact.words, contact.changed, held.score],
      );
      return held;
    },
  };
}

export type CaseStore = ReturnType<typeof createCaseStore>;
