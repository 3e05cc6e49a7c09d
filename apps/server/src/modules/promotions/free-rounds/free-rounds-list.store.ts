import type { freeRoundsStates } from '@perya/contract/promotions/staff-calls/free-rounds';
import type pg from 'pg';
import { byMoment, byText } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';

export interface FreeRoundsRow {
  uid: bigint;
  id: string;
  promotion: number;
  nameEn: string;
  nameTl: string;
  wageringTimes: number;
  winMax: bigint;
  reserved: bigint;
  venue: string;
  gameCode: string;
  rounds: number;
  stake: bigint;
  played: number;
  won: bigint;
  state: (typeof freeRoundsStates)[number];
  isCredited: boolean;
  givenAt: Date;
  endsAt: Date;
}

interface FreeRoundsFilter {
  uid?: string | undefined;
  state?: 'open' | 'over' | 'refused' | undefined;
}

const columns = `g.uid, g.id, g.promotion_id as promotion, p.name_en, p.name_tl, p.wagering_times, g.win_max, g.reserved,
  f.venue, f.game_code, f.rounds, f.stake, f.played, f.won, coalesce(f.ended_by, f.state) as state,
  g.over_at is not null as is_credited, g.given_at, f.ends_at`;
const tables = `promotions.free_grant g join promotions.promotion p on p.id = g.promotion_id
  join games.free_rounds f on f.bucket = g.bucket and f.uid = g.uid and f.id = g.id`;

const conditions = {
  open: `f.state <> 'over'`,
  over: `f.state = 'over'`,
  refused: `f.ended_by = 'refused'`,
} as const;

/** Free rounds as they stand, with the promotion that has given them. */
export function createFreeRoundsList(pool: pg.Pool) {
  return {
    ...createList<FreeRoundsRow, FreeRoundsFilter>(pool, {
      columns,
      from: tables,
      counted: tables,
      key: [byMoment('g.given_at'), byText('g.id')],
      where: ({ uid, state }, asked) => [
        asked('g.uid = ?', uid),
        state === undefined ? null : conditions[state],
      ],
    }),

    /** Those that can be played, or that have won something which is not credited yet; soonest to end first. */
    async listOpen(uid: bigint): Promise<FreeRoundsRow[]> {
      const { rows } = await pool.query<FreeRoundsRow>({
        name: 'promotions-own-free-rounds',
        text: `select ${columns} from ${tables}
          where g.bucket = platform.bucket_of($1) and g.uid = $1 and g.over_at is null
            and f.ended_by is distinct from 'refused' and (f.ends_at > platform.clock() or f.won > 0)
          order by f.ends_at, g.id limit 50`,
        values: [uid],
      });
      return rows;
    },
  };
}

export type FreeRoundsList = ReturnType<typeof createFreeRoundsList>;
