-- Writes what games.apply has decided of a batch: rounds that began, rounds that changed, movements, and wins that wait.
-- How its statements are planned is said by games.apply, whose part it is.
create or replace function games.write_decided(
  p_bucket integer, p_new games.bet_row[], p_changed games.bet_row[], p_movements games.movement_row[],
  p_helds games.held_win_row[], p_at timestamptz
) returns void
  language plpgsql as $$
declare
  v_expires_at constant timestamptz := p_at + games.session_life();
  -- A session that was launched before this one ends before v_expires_at, by games.session_life_max.
  v_launched_since constant timestamptz := v_expires_at - games.session_life_max();
  v_seqs bigint[];
begin
  if p_new is not null then
    insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status, stake, stake_returned, payout, settled_at)
      select p_bucket, c.* from unnest(p_new) c;
    update games.seat s set bet_id = c.id, bet_created_at = c.created_at, round_id = c.round_id,
        expires_at = case when s.launched_at >= v_launched_since then v_expires_at else games.session_end(s.launched_at) end
      from unnest(p_new) c where s.bucket = p_bucket and s.uid = c.uid and s.game_code = c.game_code;
  end if;
  if p_changed is not null then
    -- Drawn before: a statement that changes rows of several nodes may draw none. In a loop, which costs less than a select.
    for n in 1 .. cardinality(p_changed) loop
      v_seqs[n] := case when p_changed[n].settled_at is not null then nextval('games.settled_seq') end;
    end loop;
    update games.bet b set status = c.status, stake = c.stake, stake_returned = c.stake_returned,
        payout = c.payout, settled_at = c.settled_at, settled_seq = c.seq
      from unnest(p_changed, v_seqs) as c(uid, id, created_at, venue, game_code, game_type, round_id, status, stake,
        stake_returned, payout, settled_at, seq)
      where b.bucket = p_bucket and b.uid = c.uid and b.id = c.id and b.created_at = c.created_at;
    delete from games.open_round o using unnest(p_changed) c
      where o.bucket = p_bucket and o.uid = c.uid and o.bet_id = c.id and c.settled_at is not null;
  end if;
  insert into games.movement (bucket, uid, bet_id, id, venue, transaction_id, kind, amount, input_hash, balance_after,
      bet_created_at, campaign, created_at, details, stake_returned, turnover)
    select p_bucket, m.* from unnest(p_movements) m;
  perform games.use_ids(p_movements);
  if p_helds is not null then
    insert into games.held_win (bucket, movement_id, uid, bet_id, bet_created_at, venue, transaction_id, kind, game_code, amount, reason, ceiling, held_at)
      select p_bucket, h.* from unnest(p_helds) h;
  end if;
end
$$;
