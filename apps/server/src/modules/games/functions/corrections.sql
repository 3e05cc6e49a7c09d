-- Changes a round that was settled, under the lock of the wallet, and writes it to the log of settled rounds, where it
-- stands after its round. Exactly one of p_amount, with its sign, and p_returned is not 0; p_turnover is what the movement
-- has posted of it. The lists of wins do not go on showing what was taken back.
create or replace function games.correct_round(
  p_uid bigint, p_bet_id bigint, p_bet_at timestamptz, p_movement_id bigint,
  p_amount bigint, p_returned bigint, p_turnover bigint, p_at timestamptz
) returns void
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_stake bigint; v_payout bigint; v_settled_at timestamptz; v_day date;
begin
  update games.bet b set stake = b.stake - p_returned, stake_returned = b.stake_returned + p_returned,
      payout = b.payout + p_amount
    where b.bucket = v_bucket and b.uid = p_uid and b.id = p_bet_id and b.created_at = p_bet_at
    returning b.stake, b.payout, b.settled_at into strict v_stake, v_payout, v_settled_at;
  v_day := platform.manila_day(v_settled_at);
  insert into games.correction (bucket, uid, bet_id, movement_id, bet_created_at, seq, amount, stake_returned,
      turnover, stake_before, payout_before, created_at)
    values (v_bucket, p_uid, p_bet_id, p_movement_id, p_bet_at,
      platform.draw_number('games.settled_seq'), p_amount, p_returned, p_turnover, v_stake + p_returned,
      v_payout - p_amount, p_at);
  if v_payout > v_stake then
    update games.daily_win d set stake = v_stake, payout = v_payout
      where d.uid = p_uid and d.day = v_day and d.bet_id = p_bet_id;
    update games.recent_win w set payout = v_payout where w.uid = p_uid and w.bet_id = p_bet_id;
  else
    delete from games.daily_win d where d.uid = p_uid and d.day = v_day and d.bet_id = p_bet_id;
    delete from games.recent_win w where w.uid = p_uid and w.bet_id = p_bet_id;
  end if;
end
$$;

-- What is to be taken back of a round and waits for a person, because the player does not have it: of what the round
-- has paid, so much cannot be taken back once more.
create or replace function games.owed_back(p_uid bigint, p_bet_id bigint) returns bigint
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  return (select coalesce(sum(h.amount), 0)::bigint from games.held_win h
    where h.bucket = v_bucket and h.uid = p_uid and h.bet_id = p_bet_id and h.reason = 'debt' and h.decision is null);
end
$$;

-- So many rounds of a player may be open in one game: more than any table or slot needs, and few enough to be looked
-- through by whoever opens the next.
create or replace function games.open_rounds_max() returns integer
  language sql immutable
  return 100;

-- Whether a player has as many rounds open in a game as there may be, the latest one among them.
create or replace function games.is_full_of_rounds(p_uid bigint, p_game_code text) returns boolean
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  return (select count(*) from games.open_round o
    where o.bucket = v_bucket and o.uid = p_uid and o.game_code = p_game_code) >= games.open_rounds_max() - 1;
end
$$;
