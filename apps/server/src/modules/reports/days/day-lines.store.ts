import type pg from 'pg';
import { type DaySource, readLines } from '../../../platform/evidence/day-lines.store.ts';

/** The gaming days that were closed within the span. */
const closed = 'reports.closed_day d where d.closed_at >= $1 and d.closed_at < $2';

/**
 * The gaming days that were closed within the span, as JSON arrays: first what was fixed of the day ('day'), then each
 * line that it was summed of ('play', 'prize', 'cash', 'bonus'), test accounts apart, and at last every correction that
 * was noted within the span. Amounts are centavos. Lines that were signed never change their form.
 */
export const figuresDayLines = (pool: pg.Pool): DaySource =>
  readLines(
    pool,
    `select line from (
       select 1 as place, d.day, '' as key, json_build_array('day', d.day, (extract(epoch from d.starts_at))::bigint,
           (extract(epoch from d.ends_at))::bigint, d.share_basis_points, d.rounds, d.staked, d.won, d.late_won, d.turnover,
           d.bonuses, d.prizes, d.fees, d.share, d.deposited, d.paid_out)::text as line
         from ${closed}
       union all
       select 2, f.day, concat_ws(' ', f.is_test, f.brand, f.channel, f.venue, f.game_code, f.game_type),
           json_build_array('play', f.day, f.is_test, f.brand, f.channel, f.venue, f.game_code, f.game_type, f.rounds, f.staked,
           f.won, f.late_won, f.turnover)::text
         from reports.play_day f where f.day in (select d.day from ${closed})
       union all
       select 3, f.day, concat_ws(' ', f.is_test, f.brand, f.channel, f.venue),
           json_build_array('prize', f.day, f.is_test, f.brand, f.channel, f.venue, f.prizes, f.amount)::text
         from reports.prize_day f where f.day in (select d.day from ${closed})
       union all
       select 4, f.day, concat_ws(' ', f.is_test, f.brand, f.channel, f.pay_channel, f.gateway),
           json_build_array('cash', f.day, f.is_test, f.brand, f.channel, f.pay_channel, f.gateway, f.deposits, f.deposited,
           f.deposit_fees, f.payouts, f.paid_out, f.payout_fees, f.returns, f.returned, f.returned_fees)::text
         from reports.cash_day f where f.day in (select d.day from ${closed})
       union all
       select 5, f.day, concat_ws(' ', f.is_test, f.brand, f.channel, f.promotion_id),
           json_build_array('bonus', f.day, f.is_test, f.brand, f.channel, f.promotion_id, f.given, f.given_amount, f.taken,
           f.taken_amount)::text
         from reports.bonus_day f where f.day in (select d.day from ${closed})
       union all
       select 6, c.day, lpad(c.id::text, 20, '0'),
           json_build_array('correction', c.id, c.day, c.of_day, c.is_test, c.kind, c.uid, c.subject, c.amount)::text
         from reports.correction c where c.noted_at >= $1 and c.noted_at < $2
     ) lines order by day, place, key collate "C"`,
  );
