-- Adds the settled rounds with these numbers to the days of their games, and what was corrected in rounds to the days of
-- those. What has failed was never played. Sorted, so that two who add to the same days never wait in a circle. Who the
-- test accounts are is asked beside the rounds, which may lie on other nodes.
create or replace function games.note_returns(p_after bigint, p_up_to bigint) returns void
  language plpgsql as $$
declare
  v_uids bigint[]; v_testers bigint[];
  v_days date[]; v_games text[]; v_are_test boolean[]; v_rounds bigint[]; v_staked numeric[]; v_won numeric[];
  v_staked_squared numeric[]; v_won_squared numeric[]; v_products numeric[];
begin
  select array_agg(distinct u.uid) into v_uids
    from (
      select b.bucket, b.uid from games.bet b
        where b.settled_seq > p_after and b.settled_seq <= p_up_to and b.status = 'completed'
      union all
      select k.bucket, k.uid from games.correction k where k.seq > p_after and k.seq <= p_up_to) u;
  v_testers := identity.testers_among(v_uids);
  select array_agg(d.day), array_agg(d.game_code), array_agg(d.is_test), array_agg(d.rounds), array_agg(d.staked),
      array_agg(d.won), array_agg(d.staked_squared), array_agg(d.won_squared), array_agg(d.products)
    into v_days, v_games, v_are_test, v_rounds, v_staked, v_won, v_staked_squared, v_won_squared, v_products
    from (
      select r.day, r.game_code, r.uid = any (v_testers) as is_test, sum(r.rounds) as rounds,
        sum(r.stake - r.stake_before) as staked, sum(r.payout - r.payout_before) as won,
        sum(r.stake * r.stake - r.stake_before * r.stake_before) as staked_squared,
        sum(r.payout * r.payout - r.payout_before * r.payout_before) as won_squared,
        sum(r.stake * r.payout - r.stake_before * r.payout_before) as products
      from (
        select b.bucket, b.uid, platform.manila_day(b.settled_at) as day, b.game_code, 1 as rounds,
          (b.stake + c.stake_returned)::numeric as stake,
          (b.payout - c.amount - coalesce((select sum(l.amount) from games.late_win l
            where l.bucket = b.bucket and l.uid = b.uid and l.bet_id = b.id), 0))::numeric as payout,
          0::numeric as stake_before, 0::numeric as payout_before
        from games.bet b
        cross join lateral (select coalesce(sum(k.amount), 0) as amount, coalesce(sum(k.stake_returned), 0) as stake_returned
          from games.correction k where k.bucket = b.bucket and k.uid = b.uid and k.bet_id = b.id) c
        where b.settled_seq > p_after and b.settled_seq <= p_up_to and b.status = 'completed'
        union all
        select k.bucket, k.uid, platform.manila_day(b.settled_at), b.game_code, 0, k.stake_before - k.stake_returned,
          k.payout_before + k.amount, k.stake_before, k.payout_before
        from games.correction k
        join games.bet b on b.bucket = k.bucket and b.uid = k.uid and b.id = k.bet_id and b.created_at = k.bet_created_at
        where k.seq > p_after and k.seq <= p_up_to
      ) r
      group by 1, 2, 3
    ) d;
  insert into games.return_day as d
      (day, game_code, is_test, rounds, staked, won, staked_squared, won_squared, products)
    select r.* from unnest(v_days, v_games, v_are_test, v_rounds, v_staked, v_won, v_staked_squared, v_won_squared, v_products)
      as r(day, game_code, is_test, rounds, staked, won, staked_squared, won_squared, products)
    order by r.day, r.game_code, r.is_test
    on conflict (day, game_code, is_test) do update set rounds = d.rounds + excluded.rounds,
      staked = d.staked + excluded.staked, won = d.won + excluded.won,
      staked_squared = d.staked_squared + excluded.staked_squared,
      won_squared = d.won_squared + excluded.won_squared, products = d.products + excluded.products;
end
$$;

-- A win of a closed round that is paid only now. Called before the round's payout is raised, under the
-- lock of the wallet, which settles rounds too. Of a round that is still open its reader counts all.
create or replace function games.note_late_win(
  p_uid bigint, p_bet_id bigint, p_bet_at timestamptz, p_movement_id bigint, p_amount bigint
) returns void
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  b games.bet;
  a constant numeric := p_amount;
begin
  select * into strict b from games.bet
    where bucket = v_bucket and uid = p_uid and id = p_bet_id and created_at = p_bet_at;
  if b.status <> 'completed' then
    return;
  end if;
  insert into games.late_win (bucket, uid, bet_id, movement_id, amount)
    values (v_bucket, p_uid, p_bet_id, p_movement_id, p_amount);
  insert into games.return_day as d (day, game_code, is_test, won, won_squared, products)
    values (platform.manila_day(b.settled_at), b.game_code, identity.is_tester(p_uid),
      a, 2 * b.payout * a + a * a, b.stake * a)
    on conflict (day, game_code, is_test) do update set won = d.won + excluded.won,
      won_squared = d.won_squared + excluded.won_squared, products = d.products + excluded.products;
end
$$;
