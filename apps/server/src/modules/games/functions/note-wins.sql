-- Keeps the biggest wins of the settled rounds with these numbers. Rounds of test accounts are for
-- the sandbox, where there is nobody else; elsewhere their wins are not wins of real money.
create or replace function games.note_wins(
  p_after bigint, p_up_to bigint, p_kept_of_day integer, p_with_testers boolean
) returns void
  language plpgsql as $$
declare
  v_days date[];
begin
  with noted as (
    insert into games.daily_win (uid, day, bet_id, game_code, stake, payout, settled_at)
      select uid, day, id, game_code, stake, payout, settled_at
      from (
        select *, row_number() over (partition by day order by payout desc, id) as place
        from (
          select uid, id, game_code, stake, payout, settled_at, platform.manila_day(settled_at) as day
          from games.bet
          where settled_seq > p_after and settled_seq <= p_up_to
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
end
$$;
