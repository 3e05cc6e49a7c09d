-- Reads the next numbers of the log and says whether more of the safe ones are waiting. What lies above the safe
-- number is read too, for the sake of the newest wins, and again by the next call: to note a win
-- twice changes nothing. Rounds of test accounts are for the sandbox, where there is nobody else;
-- elsewhere their wins are not wins of real money.
create or replace function games.note_wins(p_at_once bigint, p_kept_of_day integer, p_with_testers boolean) returns boolean
  language plpgsql as $$
declare
  v_cursor games.win_cursor;
  v_drawn bigint;
  v_begun xid8;
  v_ended xid8;
  v_up_to bigint;
  v_days date[];
begin
  select * into v_cursor from games.win_cursor for update skip locked;
  if not found then
    return false;
  end if;
  -- The number first and the snapshot after it: whatever begins after the snapshot draws higher ones.
  select case when is_called then last_value else 0 end into v_drawn from games.settled_seq;
  select pg_snapshot_xmax(s), pg_snapshot_xmin(s) into v_begun, v_ended from pg_current_snapshot() s;
  if v_ended >= v_cursor.next_xid then
    v_cursor.safe := v_cursor.next_safe;
    v_cursor.next_xid := v_begun;
    v_cursor.next_safe := v_drawn;
  end if;
  v_up_to := v_cursor.seq + p_at_once;

  with noted as (
    insert into games.daily_win (uid, day, bet_id, game_code, stake, payout, settled_at)
      select uid, day, id, game_code, stake, payout, settled_at
      from (
        select *, row_number() over (partition by day order by payout desc, id) as place
        from (
          select uid, id, game_code, stake, payout, settled_at,
            platform.manila_day(settled_at) as day
          from games.bet
          where settled_seq > v_cursor.seq and settled_seq <= v_up_to
            and status = 'completed' and payout > stake
            and (p_with_testers or not identity.is_tester(uid))
        ) won
      ) ranked
      where place <= p_kept_of_day
      on conflict do nothing
      returning day
  )
  select array_agg(distinct day) into v_days from noted;

  delete from games.daily_win d using (
    select uid, day, bet_id, row_number() over (partition by day order by payout desc, bet_id) as place
    from games.daily_win
    where day = any (v_days)
  ) r
  where r.place > p_kept_of_day and (d.uid, d.day, d.bet_id) = (r.uid, r.day, r.bet_id);

  update games.win_cursor set seq = least(v_up_to, v_cursor.safe), safe = v_cursor.safe,
    next_xid = v_cursor.next_xid, next_safe = v_cursor.next_safe;
  return v_up_to < v_cursor.safe;
end
$$;
