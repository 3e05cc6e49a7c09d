-- Keeps the newest wins of the settled rounds with these numbers and forgets older ones. A test account is
-- never among them, not in the sandbox either: other players would take its wins for real money. Who they are is asked
-- beside the rounds, which may lie on other nodes.
create or replace function games.note_recent_wins(
  p_after bigint, p_up_to bigint, p_payout_min bigint, p_kept integer
) returns void
  language plpgsql as $$
declare
  v_testers bigint[];
  v_uids bigint[]; v_ids bigint[]; v_games text[]; v_payouts bigint[]; v_ats timestamptz[];
begin
  select array_agg(distinct b.uid) into v_uids
    from games.bet b
      where b.settled_seq > p_after and b.settled_seq <= p_up_to
        and b.status = 'completed' and b.payout > b.stake and b.payout >= p_payout_min;
  v_testers := identity.testers_among(v_uids);
  select array_agg(w.uid), array_agg(w.id), array_agg(w.game_code), array_agg(w.payout), array_agg(w.settled_at)
    into v_uids, v_ids, v_games, v_payouts, v_ats
    from (
      select b.uid, b.id, b.game_code, b.payout, b.settled_at
      from games.bet b
      where b.settled_seq > p_after and b.settled_seq <= p_up_to
        and b.status = 'completed' and b.payout > b.stake and b.payout >= p_payout_min and b.uid <> all (v_testers)
      order by b.settled_seq desc limit p_kept
    ) w;
  insert into games.recent_win (uid, bet_id, game_code, payout, settled_at)
    select * from unnest(v_uids, v_ids, v_games, v_payouts, v_ats)
    on conflict do nothing;
  delete from games.recent_win where (settled_at, bet_id) < (
    select settled_at, bet_id from games.recent_win
    order by settled_at desc, bet_id desc offset p_kept - 1 limit 1);
end
$$;

-- Whose wins the home page does not show, of these: who has shut themselves out or was shut out, is
-- blocked or frozen, and who has become a test account since.
create or replace function games.unshown_among(p_uids bigint[]) returns bigint[]
  language sql stable
begin atomic
  select coalesce(array_agg(uid), '{}') from unnest(p_uids) as asked (uid)
  where limits.why_no_welfare(uid, false) is not null or identity.is_tester(uid);
end;
