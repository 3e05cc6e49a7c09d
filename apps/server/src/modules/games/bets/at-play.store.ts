import type pg from 'pg';
import type { StopTarget } from '../../stops/index.ts';

/** Rounds that are looked at: beyond them the answer is 'at least'. */
const roundsMax = 50_000;

const conditions = {
  house: `$1 = ''`,
  venue: 'venue = $1',
  game: 'game_code = $1',
  player: 'bucket = platform.bucket_of($1::bigint) and uid = $1::bigint',
};

export interface AtPlay {
  players: number;
  isMore: boolean;
}

export function createAtPlayStore(pool: pg.Pool) {
  return {
    /** How many players have begun a round there within the last five minutes. */
    async count({ scope, subject }: StopTarget): Promise<AtPlay> {
      const { rows } = await pool.query<{ players: number; rounds: number }>(
        `select count(distinct uid)::int as players, count(*)::int as rounds from (
           select uid from games.bet
           where created_at > platform.clock() - interval '5 minutes' and ${conditions[scope]}
           limit $2) rounds`,
        [subject, roundsMax],
      );
      const { players = 0, rounds = 0 } = rows[0] ?? {};
      return { players, isMore: rounds === roundsMax };
    },
  };
}
