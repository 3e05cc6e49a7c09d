import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Range } from '../../../platform/events/events.store.ts';

export interface WinRow {
  uid: bigint;
  betId: bigint;
  gameCode: string;
  stake: Centavos;
  payout: Centavos;
  settledAt: Date;
}

const keptOfDay = 50;

/** Asked by itself: the rounds may lie on another node, where nobody knows who is a test account. */
async function isMoney(pool: pg.Pool, uid: bigint): Promise<boolean> {
  const { rows } = await pool.query<{ isMoney: boolean }>({
    name: 'games-wins-are-money',
    text: 'select not identity.is_tester($1) as is_money',
    values: [uid],
  });
  return rows[0]?.isMoney ?? false;
}

export function createWinsStore(pool: pg.Pool, withTesters: boolean) {
  return {
    /** Keeps the biggest wins of a part of the log of settled rounds. */
    async note(client: pg.ClientBase, { after, upTo }: Range): Promise<void> {
      await client.query('select games.note_wins($1, $2, $3, $4)', [
        after,
        upTo,
        keptOfDay,
        withTesters,
      ]);
    },

    /** The biggest wins of the day that began at this moment. */
    async listBiggest(dayStart: Date, limit: number): Promise<WinRow[]> {
      const { rows } = await pool.query<WinRow>({
        name: 'games-biggest-wins',
        text: `select uid, bet_id, game_code, stake, payout, settled_at
               from games.daily_win where day = platform.manila_day($1)
               order by payout desc, bet_id limit $2`,
        values: [dayStart, limit],
      });
      return rows;
    },

    /** A player's own wins of the day, straight from the rounds; a round may have begun the day before. */
    async listOwn(
      uid: bigint,
      dayStart: Date,
      limit: number,
    ): Promise<{ wins: WinRow[]; isShown: boolean }> {
      const { rows } = await pool.query<WinRow>({
        name: 'games-own-wins',
        text: `select uid, id as bet_id, game_code, stake, payout, settled_at
               from games.bet
               where bucket = platform.bucket_of($1) and uid = $1 and created_at >= $2::timestamptz - interval '1 day'
                 and settled_at >= $2 and status = 'completed' and payout > stake
               order by payout desc, id limit $3`,
        values: [uid, dayStart, limit],
      });
      return {
        wins: rows,
        isShown: rows.length > 0 && (withTesters || (await isMoney(pool, uid))),
      };
    },
  };
}

export type WinsStore = ReturnType<typeof createWinsStore>;
