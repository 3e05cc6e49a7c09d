import type pg from 'pg';
import { type DaySource, readLines } from '../../platform/evidence/day-lines.store.ts';

/**
 * A settled round as a JSON array: place in the log, player, id, venue, game, round of the venue, status, stake, what was
 * returned of it, payout, when it was begun and settled in microseconds. What was paid or corrected after the round was
 * closed is left out, so that a round says the same whenever it is read.
 */
export const roundDayLines = (pool: pg.Pool): DaySource =>
  readLines(
    pool,
    `select concat('[', b.settled_seq, ',', b.uid, ',', b.id, ',', to_json(b.venue), ',', to_json(b.game_code), ',',
        to_json(b.round_id), ',', to_json(b.status), ',', b.stake + c.stake_returned, ',',
        b.stake_returned - c.stake_returned, ',', b.payout - c.amount
          - coalesce((select sum(l.amount) from games.late_win l
            where l.bucket = b.bucket and l.uid = b.uid and l.bet_id = b.id), 0),
        ',', (extract(epoch from b.created_at) * 1000000)::bigint, ',',
        (extract(epoch from b.settled_at) * 1000000)::bigint, ']') as line
     from games.bet b
     cross join lateral (
       select coalesce(sum(k.amount), 0) as amount, coalesce(sum(k.stake_returned), 0) as stake_returned
       from games.correction k where k.bucket = b.bucket and k.uid = b.uid and k.bet_id = b.id) c
     where b.settled_seq > $3 and b.settled_seq <= $4 and b.settled_at >= $1 and b.settled_at < $2
     order by b.settled_seq`,
    // Found before: the rounds may lie on nodes that cannot ask for the end of the log.
    `select (select s.before from games.settled_about($1) s), (select s.after
       from games.settled_about($2::timestamptz + interval '2 minutes') s)`,
  );
