-- Adds what was paid in and out with these numbers, and what staff corrected of balances, to the figures of its gaming days,
-- and first deposits to those of who came. Under the same lock as rounds, and with the same corrections.
create or replace function reports.note_cash(p_after bigint, p_up_to bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_open date;
  v_moved payments.cash[];
  v_large constant bigint := limits.policy_value('large_transfer_pesos')::bigint * 100;
begin
  perform reports.hold_figures();
  v_open := reports.first_open_day();
  select array_agg(c) into v_moved from payments.cash_between(p_after, p_up_to) c;
  perform reports.know_players(array(select distinct c.uid from unnest(v_moved) c order by c.uid));

  with moved as materialized (
    select c.* from unnest(v_moved) c
  ), tester as (
    select unnest(reports.testers_among(array_agg(distinct c.uid))) as uid from moved c
  ), known as materialized (
    select c.*, d.own, greatest(d.own, v_open) as day, t.uid is not null as is_test,
      p.brand, p.channel, p.cohort, p.first_paid_at
    from moved c
    join reports.player p on p.uid = c.uid
    cross join lateral (select reports.gaming_day(c.at) as own) d
    left join tester t on t.uid = c.uid
  ), large as (
    insert into reports.large_movement (kind, at, uid, subject, about, amount, large_from)
      select kind, at, uid, payment_id::text, gateway, amount, v_large
      from known where kind in ('deposit', 'payout') and amount >= v_large and not is_test order by seq
  ), cash as (
    insert into reports.cash_day as f (day, is_test, brand, channel, pay_channel, gateway, deposits, deposited, deposit_fees,
        payouts, paid_out, payout_fees, returns, returned, returned_fees, approvals, approval_seconds, approval_longest,
        adjustments, adjusted)
      select day, is_test, brand, channel, channel_id, gateway,
        count(*) filter (where kind = 'deposit'), coalesce(sum(amount) filter (where kind = 'deposit'), 0),
        coalesce(sum(fee) filter (where kind = 'deposit'), 0),
        count(*) filter (where kind = 'payout'), coalesce(sum(amount) filter (where kind = 'payout'), 0),
        coalesce(sum(fee) filter (where kind = 'payout'), 0),
        count(*) filter (where kind = 'return'), coalesce(sum(amount) filter (where kind = 'return'), 0),
        coalesce(sum(fee) filter (where kind = 'return'), 0),
        count(*) filter (where kind = 'approval'), coalesce(sum(seconds) filter (where kind = 'approval'), 0),
        coalesce(max(seconds) filter (where kind = 'approval'), 0),
        count(*) filter (where kind = 'adjustment'), coalesce(sum(amount) filter (where kind = 'adjustment'), 0)
      from known group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (day, is_test, brand, channel, pay_channel, gateway) do update set
        deposits = f.deposits + excluded.deposits, deposited = f.deposited + excluded.deposited,
        deposit_fees = f.deposit_fees + excluded.deposit_fees, payouts = f.payouts + excluded.payouts,
        paid_out = f.paid_out + excluded.paid_out, payout_fees = f.payout_fees + excluded.payout_fees,
        returns = f.returns + excluded.returns, returned = f.returned + excluded.returned,
        returned_fees = f.returned_fees + excluded.returned_fees, approvals = f.approvals + excluded.approvals,
        approval_seconds = f.approval_seconds + excluded.approval_seconds,
        approval_longest = greatest(f.approval_longest, excluded.approval_longest),
        adjustments = f.adjustments + excluded.adjustments, adjusted = f.adjusted + excluded.adjusted
  ), bonus as (
    insert into reports.bonus_day as f (day, is_test, brand, channel, promotion_id, given, given_amount)
      select day, is_test, brand, channel, 0, count(*), sum(cashback)
      from known where cashback > 0 group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, is_test, brand, channel, promotion_id) do update set
        given = f.given + excluded.given, given_amount = f.given_amount + excluded.given_amount
  ), player as (
    insert into reports.player_day as f (day, uid, is_test, brand, channel, bonuses, fees)
      select day, uid, is_test, brand, channel, coalesce(sum(cashback), 0),
        coalesce(sum(case kind when 'return' then -fee else fee end), 0)
      from known where kind <> 'approval' and (fee > 0 or cashback > 0) group by 1, 2, 3, 4, 5 order by 1, 2
      on conflict (day, uid) do update set bonuses = f.bonuses + excluded.bonuses, fees = f.fees + excluded.fees
  ), got as (
    insert into reports.bonus_player (promotion_id, day, uid)
      select distinct 0, day, uid from known where cashback > 0 order by 2, 3
      on conflict do nothing
  ), first as (
    select distinct on (uid) uid, day, is_test, brand, channel, at, amount
    from known where kind = 'deposit' and first_paid_at is null order by uid, seq
  ), noted as (
    update reports.player p set first_paid_at = f.at from first f where p.uid = f.uid
  ), entry as (
    insert into reports.entry_day as e (day, is_test, brand, channel, first_deposits, first_deposited)
      select day, is_test, brand, channel, count(*), sum(amount) from first
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, is_test, brand, channel) do update set first_deposits = e.first_deposits + excluded.first_deposits,
        first_deposited = e.first_deposited + excluded.first_deposited
  ), late as (
    insert into reports.correction (day, of_day, is_test, kind, uid, subject, amount)
      select day, own, is_test, 'cash', uid, payment_id::text, case kind when 'payout' then -amount else amount end
      from known where own < v_open and kind <> 'approval' order by seq
  ), fresh as (
    insert into reports.active (week, did, uid)
      select distinct date_trunc('week', day)::date, 'deposit', uid from known where kind = 'deposit' order by 1, 3
      on conflict do nothing
      returning week, uid
  )
  insert into reports.cohort_week as c (cohort, week, is_test, brand, depositors, deposited)
    select k.cohort, k.week, k.is_test, k.brand, count(f.uid), sum(k.amount)
    from (select cohort, date_trunc('week', day)::date as week, is_test, brand, uid, sum(amount)::bigint as amount
      from known where kind = 'deposit' group by 1, 2, 3, 4, 5) k
    left join fresh f on f.uid = k.uid and f.week = k.week
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (cohort, week, is_test, brand) do update set depositors = c.depositors + excluded.depositors,
      deposited = c.deposited + excluded.deposited;
end
$$;

-- The same of rewards in pesos: what was credited, and what was taken back of what had been.
create or replace function reports.note_bonuses(p_after bigint, p_up_to bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_open date;
begin
  perform reports.hold_figures();
  v_open := reports.first_open_day();
  perform reports.know_players(array(select distinct m.uid from promotions.moved m
    where m.seq > p_after and m.seq <= p_up_to and m.currency = 'PHP' order by m.uid));

  with moved as materialized (
    select m.seq, m.uid, m.reward_id, m.promotion_id, m.amount, m.at, m.to_state = 'claimed' as is_given
    from promotions.moved m
    where m.seq > p_after and m.seq <= p_up_to and m.currency = 'PHP'
      and (m.to_state = 'claimed' or m.to_state in ('given-up', 'voided') and exists (select from promotions.moved c
        where c.bucket = m.bucket and c.uid = m.uid and c.reward_id = m.reward_id and c.to_state = 'claimed' and c.seq < m.seq))
  ), tester as (
    select unnest(reports.testers_among(array_agg(distinct m.uid))) as uid from moved m
  ), known as materialized (
    select m.*, d.own, greatest(d.own, v_open) as day, t.uid is not null as is_test, p.brand, p.channel
    from moved m
    join reports.player p on p.uid = m.uid
    cross join lateral (select reports.gaming_day(m.at) as own) d
    left join tester t on t.uid = m.uid
  ), bonus as (
    insert into reports.bonus_day as f (day, is_test, brand, channel, promotion_id, given, given_amount, taken, taken_amount)
      select day, is_test, brand, channel, promotion_id,
        count(*) filter (where is_given), coalesce(sum(amount) filter (where is_given), 0),
        count(*) filter (where not is_given), coalesce(sum(amount) filter (where not is_given), 0)
      from known group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (day, is_test, brand, channel, promotion_id) do update set
        given = f.given + excluded.given, given_amount = f.given_amount + excluded.given_amount,
        taken = f.taken + excluded.taken, taken_amount = f.taken_amount + excluded.taken_amount
  ), player as (
    insert into reports.player_day as f (day, uid, is_test, brand, channel, bonuses)
      select day, uid, is_test, brand, channel, sum(case when is_given then amount else -amount end)
      from known group by 1, 2, 3, 4, 5 order by 1, 2
      on conflict (day, uid) do update set bonuses = f.bonuses + excluded.bonuses
  ), got as (
    insert into reports.bonus_player (promotion_id, day, uid)
      select distinct promotion_id, day, uid from known where is_given order by 1, 2, 3
      on conflict do nothing
  )
  insert into reports.correction (day, of_day, is_test, kind, uid, subject, amount)
    select day, own, is_test, 'bonus', uid, reward_id::text, case when is_given then -amount else amount end
    from known where own < v_open order by seq;
end
$$;
