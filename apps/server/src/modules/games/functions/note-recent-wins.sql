-- Keeps the newest wins of the settled rounds with these numbers and forgets older ones. A test account is
-- never among them, not in the sandbox either: other players would take its wins for real money.
create or replace function games.note_recent_wins(
  p_after bigint, p_up_to bigint, p_payout_min bigint, p_kept integer
) returns void
  language sql
begin atomic
  insert into games.recent_win (uid, bet_id, game_code, payout, settled_at)
    select uid, id, game_code, payout, settled_at
    from games.bet
    where settled_seq > p_after and settled_seq <= p_up_to
      and status = 'completed' and payout > stake and payout >= p_payout_min
      and not identity.is_tester(uid)
    order by settled_seq desc limit p_kept
    on conflict do nothing;
  delete from games.recent_win where (settled_at, bet_id) < (
    select settled_at, bet_id from games.recent_win
    order by settled_at desc, bet_id desc offset p_kept - 1 limit 1);
end;

-- Whose wins the home page does not show, of these: who has shut themselves out or was shut out, is
-- blocked or frozen, and who has become a test account since.
create or replace function games.unshown_among(p_uids bigint[]) returns bigint[]
  language sql stable
begin atomic
  select coalesce(array_agg(uid), '{}') from unnest(p_uids) as asked (uid)
  where limits.why_no_welfare(uid, false) is not null or identity.is_tester(uid);
end;
