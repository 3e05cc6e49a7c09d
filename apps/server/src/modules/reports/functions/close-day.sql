-- Whether everything of a gaming day has been read. The clock alone cannot say so: what is stamped within the day may be
-- committed after it, and the logs are read with a delay. When every transaction that was at work after its end has ended,
-- the newest numbers of the logs bound the day. Those who registered on it and did nothing else are met by the walk.
create or replace function reports.is_day_whole(p_day date) returns boolean
  language plpgsql as $$
declare
  v_closing reports.closing;
begin
  insert into reports.closing (day, xid) values (p_day, pg_current_xact_id()) on conflict do nothing;
  select * into v_closing from reports.closing c where c.day = p_day for update;
  -- A database that was restored into another cluster may bring an id that is still to come there.
  if v_closing.settled is null and v_closing.xid > pg_current_xact_id() then
    update reports.closing c set xid = pg_current_xact_id() where c.day = p_day;
    return false;
  end if;
  if v_closing.settled is null then
    if pg_snapshot_xmin(pg_current_snapshot()) < v_closing.xid then
      return false;
    end if;
    update reports.closing c set settled = games.settled_end(), moved = games.moved_end(),
        paid = payments.step_end(), rewarded = promotions.step_end()
      where c.day = p_day
      returning * into v_closing;
  end if;
  return platform.log_position('reports.play') >= v_closing.settled
    and platform.log_position('reports.beside') >= v_closing.moved
    and platform.log_position('reports.cash') >= v_closing.paid
    and platform.log_position('reports.bonuses') >= v_closing.rewarded
    and not exists (select from identity.joined j
      where j.uid > (select w.uid from reports.walk w) and j.registered_at < reports.day_start(p_day + 1));
end
$$;

-- The figures of days as they stand, real money and test money apart.
create or replace view reports.day_total as
  select f.day, f.is_test, sum(f.rounds)::bigint as rounds, sum(f.staked)::bigint as staked, sum(f.won)::bigint as won,
    sum(f.late_won)::bigint as late_won, sum(f.turnover)::bigint as turnover, sum(f.bonuses)::bigint as bonuses,
    sum(f.prizes)::bigint as prizes, sum(f.fees)::bigint as fees, sum(f.deposited)::bigint as deposited,
    sum(f.paid_out)::bigint as paid_out
  from (
    select day, is_test, rounds, staked, won, late_won, turnover, 0::bigint as bonuses, 0::bigint as prizes,
      0::bigint as fees, 0::bigint as deposited, 0::bigint as paid_out
      from reports.play_day
    union all
    select day, is_test, 0, 0, 0, 0, 0, given_amount - taken_amount, 0, 0, 0, 0 from reports.bonus_day
    union all
    select day, is_test, 0, 0, 0, 0, 0, 0, amount, 0, 0, 0 from reports.prize_day
    union all
    select day, is_test, 0, 0, 0, 0, 0, 0, 0, deposit_fees + payout_fees - returned_fees, deposited, paid_out - returned
      from reports.cash_day
  ) f
  group by f.day, f.is_test;

-- Closes the oldest gaming day that is over and wholly read: which one, or null. The first one of a house is yesterday.
-- Its figures stand from then on: what comes later counts on the day it comes.
create or replace function reports.close_day() returns date
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_today date;
  v_day date;
begin
  perform reports.hold_figures();
  v_today := reports.gaming_day(platform.clock());
  v_day := coalesce((select max(c.day) + 1 from reports.closed_day c), v_today - 1);
  if v_day >= v_today or not reports.is_day_whole(v_day) then
    return null;
  end if;
  insert into reports.closed_day (day, starts_at, ends_at, share_basis_points, rounds, staked, won, late_won, turnover,
      bonuses, prizes, fees, share, deposited, paid_out)
    select v_day, reports.day_start(v_day), reports.day_start(v_day + 1), p.bp, coalesce(t.rounds, 0), coalesce(t.staked, 0),
      coalesce(t.won, 0), coalesce(t.late_won, 0), coalesce(t.turnover, 0), coalesce(t.bonuses, 0), coalesce(t.prizes, 0),
      coalesce(t.fees, 0), reports.share_amount(coalesce(t.staked - t.won - t.late_won, 0), p.bp),
      coalesce(t.deposited, 0), coalesce(t.paid_out, 0)
    from (select reports.share_of(v_day) as bp) p
    left join reports.day_total t on t.day = v_day and not t.is_test;
  delete from reports.closing c where c.day <= v_day;
  return v_day;
end
$$;
