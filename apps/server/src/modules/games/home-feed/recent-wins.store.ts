import { recentWinMin } from '@perya/contract/games/calls/home-feed';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Range } from '../../../platform/events/events.store.ts';
import type { Recorded } from '../../audit/index.ts';

export interface RecentWinRow {
  uid: bigint;
  betId: bigint;
  gameCode: string;
  payout: Centavos;
  settledAt: Date;
}

export interface WinsSwitch {
  isOn: boolean;
  changedAt: Date | null;
}

/** More than the page shows: of some, the players may not be shown any more. */
const winsKept = 60;

export function createRecentWinsStore(pool: pg.Pool) {
  return {
    /** Keeps the newest wins of a part of the log of settled rounds. */
    async note(client: pg.ClientBase, { after, upTo }: Range): Promise<void> {
      await client.query('select games.note_recent_wins($1, $2, $3, $4)', [
        after,
        upTo,
        recentWinMin,
        winsKept,
      ]);
    },

    /** Newest first; nothing while the switch is off. */
    async list(since: Date, limit: number): Promise<RecentWinRow[]> {
      const { rows } = await pool.query<RecentWinRow>({
        name: 'games-recent-wins',
        text: `with recent as materialized (
                 select uid, bet_id, game_code, payout, settled_at from games.recent_win
                 where settled_at >= $1 and (select is_on from games.wins_switch)
               ), unshown as materialized (
                 select games.unshown_among(array_agg(distinct uid)) as uids from recent
               )
               select recent.* from recent, unshown where recent.uid <> all (unshown.uids)
               order by settled_at desc, bet_id desc limit $2`,
        values: [since, limit],
      });
      return rows;
    },

    /** The games by their rounds of a day in Manila, those of test accounts only where they count. */
    async listMostPlayed(at: Date, withTesters: boolean, limit: number): Promise<string[]> {
      const { rows } = await pool.query<{ gameCode: string }>({
        name: 'games-most-played',
        text: `select game_code from games.return_day
               where day = platform.manila_day($1) and ($2 or not is_test)
               group by game_code having sum(rounds) > 0
               order by sum(rounds) desc, game_code limit $3`,
        values: [at, withTesters, limit],
      });
      return rows.map(({ gameCode }) => gameCode);
    },

    async readSwitch(): Promise<WinsSwitch> {
      const { rows } = await pool.query<WinsSwitch>(
        'select is_on, updated_at as changed_at from games.wins_switch',
      );
      return rows[0] ?? { isOn: false, changedAt: null };
    },

    /** False if it stands like this already. */
    async turn(tx: Recorded, isOn: boolean): Promise<boolean> {
      const { rowCount } = await tx.query(
        'update games.wins_switch set is_on = $1, updated_at = platform.clock() where is_on <> $1',
        [isOn],
      );
      return (rowCount ?? 0) > 0;
    },
  };
}

export type RecentWinsStore = ReturnType<typeof createRecentWinsStore>;
