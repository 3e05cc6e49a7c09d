import type { EarnRecord, earnedCalls } from '@perya/contract/promotions/calls/earned';
import { type Language, say } from '@perya/contract/text';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { createEarnedStore, type EarnedRow } from './earned.store.ts';

const presentEarned = (row: EarnedRow, language: Language): EarnRecord => ({
  id: String(row.id),
  name: say({ en: row.nameEn, tl: row.nameTl }, language),
  image: row.image,
  bonus: Number(row.amount),
  receive_at: seconds(row.receivedAt),
});

/** What the player has earned in Filcoins. */
export function createEarned({ pool }: { pool: pg.Pool }): Room<typeof earnedCalls> {
  const store = createEarnedStore(pool);
  return {
    handlers: {
      async listEarned({ uid, language }, { last_id, page_size }) {
        const before = last_id === undefined ? null : BigInt(last_id);
        const rows = await store.listEarned(uid, before, page_size);
        const last = rows.length < page_size ? undefined : rows.at(-1);
        return {
          d: rows.map((row) => presentEarned(row, language)),
          last_id: last ? String(last.id) : null,
          s: page_size,
        };
      },
    },
  };
}
