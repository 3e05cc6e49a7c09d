import type pg from 'pg';
import { type Controls, sqlControl } from '../../platform/evidence/control.store.ts';

/** Every bet in a span of a view of those who may not, also of a round that was begun the day before. */
const betsDuring = (view: 'limits.exclusion' | 'limits.dormant', word: string) =>
  `select m.uid, format('games.movement %s', m.id) as subject,
      format('%s bet %s centavos at %s in %s, ${word} since %s', m.uid, m.amount, m.created_at, b.game_code, e.since) as detail
    from ${view} e
    join games.bet b on b.bucket = e.bucket and b.uid = e.uid
      and b.created_at >= $1::timestamptz - interval '1 day' and b.created_at < $2
    join games.movement m on m.bucket = b.bucket and m.uid = b.uid and m.bet_id = b.id and m.kind = 'bet'
      and m.created_at >= $1 and m.created_at < $2
      and m.created_at >= e.since and m.created_at < e.until
    where e.since < $2 and e.until > $1`;

const within = 'from games.bet b where b.created_at >= $1 and b.created_at < $2';

export type GamesControl =
  | 'no-bet-while-excluded'
  | 'no-bet-before-identity'
  | 'no-bet-without-location'
  | 'no-bet-while-dormant';

/** `statuses` are those of the identity check that may play. */
export function createGamesControls(
  pool: pg.Pool,
  statuses: readonly string[],
): Controls<GamesControl> {
  return {
    'no-bet-while-excluded': sqlControl(pool, {
      looked: within,
      broken: betsDuring('limits.exclusion', 'excluded'),
    }),
    'no-bet-while-dormant': sqlControl(pool, {
      looked: within,
      broken: betsDuring('limits.dormant', 'dormant'),
    }),
    /** A status that changes while a bet is under way is not yet the bet's: a minute is far longer than that takes. */
    'no-bet-before-identity': sqlControl(pool, {
      looked: within,
      broken: `select f.uid, format('games.bet %s', f.bet_id) as subject,
          format('a round of %s was begun at %s with the status %s', f.game_code, f.at, f.status) as detail
        from games.begun_before_identity($1, $2, $3) f`,
      values: [statuses],
    }),
    'no-bet-without-location': sqlControl(pool, {
      looked: within,
      broken: `select f.uid, format('games.bet %s', f.bet_id) as subject,
          format('a round was begun at %s, and no look of the %s minutes before had found the player in the Philippines',
            f.at, f.minutes) as detail
        from games.begun_without_location($1, $2) f`,
    }),
  };
}
