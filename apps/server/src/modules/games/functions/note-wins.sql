-- Keeps the biggest wins of the settled rounds with these numbers. Rounds of test accounts are for
-- the sandbox, where there is nobody else; elsewhere their wins are not wins of real money. Who they are is asked beside
-- the rounds, which may lie on other nodes.
create or replace function games.note_wins(
  p_after bigint, p_up_to bigint, p_kept_of_day integer, p_with_testers boolean
) returns void
  language plpgsql as $$
declare
  v_testers bigint[] := '{}';
  v_uids bigint[]; v_days date[]; v_ids bigint[]; v_games text[]; v_stakes bigint[]; v_payouts bigint[]; v_ats timestamptz[];
begin
  if not p_with_testers then
    select array_agg(distinct b.uid) into v_uids
      from games.bet b
        where b.settled_seq > p_after and b.settled_seq <= p_up_to and b.status = 'completed' and b.payout > b.stake;
    v_testers := identity.testers_among(v_uids);
  end if;
  select array_agg(r.uid), array_agg(r.day), array_agg(r.id), array_agg(r.game_code), array_agg(r.stake),
      array_agg(r.payout), array_agg(r.settled_at)
    into v_uids, v_days, v_ids, v_games, v_stakes, v_payouts, v_ats
    from (
      select won.*, row_number() over (partition by won.day order by won.payout desc, won.id) as place
      from (
        select b.uid, b.id, b.game_code, b.stake, b.payout, b.settled_at, platform.manila_day(b.settled_at) as day
        from games.bet b
        where b.settled_seq > p_after and b.settled_seq <= p_up_to
          and b.status = 'completed' and b.payout > b.stake and b.uid <> all (v_testers)
      ) won
    ) r
    where r.place <= p_kept_of_day;
  insert into games.daily_win (uid, day, bet_id, game_code, stake, payout, settled_at)
    select * from unnest(v_uids, v_days, v_ids, v_games, v_stakes, v_payouts, v_ats)
    on conflict do nothing;

  delete from games.daily_win d using (
    select uid, day, bet_id, row_number() over (partition by day order by payout desc, bet_id) as place
    from games.daily_win
    where day = any (v_days)
  ) r
  where r.place > p_kept_of_day and (d.uid, d.day, d.bet_id) = (r.uid, r.day, r.bet_id);
end
$$;
