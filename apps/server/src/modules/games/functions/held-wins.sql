-- Whether a round has a win that may still be paid: its stake then does not go back.
create or replace function games.has_held_win(p_uid bigint, p_bet_id bigint) returns boolean
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  return exists (select 1 from games.held_win h
    where h.bucket = v_bucket and h.uid = p_uid and h.bet_id = p_bet_id and h.decision is distinct from 'refused');
end
$$;

-- Pays what was held back, or refuses it, once: DONE, REPEATED if it was decided so before, DECIDED if
-- otherwise, UNKNOWN. What is paid is a movement and a posting of its own, under a name that no provider
-- can give. It does not count against the day's allowance: somebody has looked. A debt is taken back instead; as
-- long as the player does not have so much it is UNFUNDED and goes on waiting, and no balance is ever below nothing.
create or replace function games.decide_held_win(
  p_movement_id bigint, p_decision text, p_by text, p_reason text
) returns text
  language plpgsql as $$
declare
  h games.held_win;
  v_bucket integer;
  v_now timestamptz;
  v_name constant text := 'released ' || p_movement_id;
  v_hash bytea;
  v_moved bigint;
  v_movement_id bigint;
  v_results text[];
  v_balances bigint[];
begin
  select * into h from games.held_win where movement_id = p_movement_id;
  if not found then
    return 'UNKNOWN';
  end if;
  v_bucket := platform.bucket_of(h.uid);
  -- The wallet first, as everywhere.
  perform ledger.lock_wallet(h.uid);
  select * into h from games.held_win
    where bucket = v_bucket and uid = h.uid and movement_id = p_movement_id for update;
  if h.decision is not null then
    return case when h.decision = p_decision then 'REPEATED' else 'DECIDED' end;
  end if;
  -- As in games.apply.
  perform pg_current_xact_id();
  v_now := platform.clock();
  if p_decision = 'released' then
    v_moved := case h.reason when 'debt' then -h.amount else h.amount end;
    select m.input_hash into strict v_hash from games.movement m
      where m.bucket = v_bucket and m.uid = h.uid and m.bet_id = h.bet_id and m.id = h.movement_id;
    select p.outcomes, p.balances into v_results, v_balances
      from ledger.post(v_bucket, array[h.uid], array['games'], array[h.venue || ':' || v_name], array[v_hash],
        array[v_moved], array[0::bigint], array[case h.kind when 'promo' then h.amount end],
        array[case h.kind when 'promo' then catalogue.promo_wagering_times(h.venue) end], array[false], array[1],
        array[case h.kind when 'promo' then 'house:games-promo:' else 'house:games:' end || h.venue],
        array[-v_moved]) p;
    if v_results = array['INSUFFICIENT_FUNDS'] then
      return 'UNFUNDED';
    elsif v_results <> array['APPLIED'] then
      raise exception 'games.decide_held_win: the ledger answered %', v_results;
    end if;
    v_movement_id := nextval('games.movement_id');
    insert into games.movement (bucket, uid, bet_id, id, venue, transaction_id, kind, amount, input_hash,
        balance_after, bet_created_at, created_at)
      values (v_bucket, h.uid, h.bet_id, v_movement_id, h.venue, v_name, h.kind, v_moved, v_hash,
        v_balances[1], h.bet_created_at, v_now);
    if h.kind = 'win' then
      perform games.note_late_win(h.uid, h.bet_id, h.bet_created_at, p_movement_id, h.amount);
      update games.bet b set payout = b.payout + h.amount
        where b.bucket = v_bucket and b.uid = h.uid and b.id = h.bet_id and b.created_at = h.bet_created_at;
      perform limits.count_win(h.uid, h.amount, v_now);
    elsif h.kind = 'correction' then
      perform games.correct_round(h.uid, h.bet_id, h.bet_created_at, v_movement_id, v_moved, 0, 0, v_now);
      perform limits.count_win(h.uid, v_moved, v_now);
    end if;
  end if;
  update games.held_win set decision = p_decision, decided_at = v_now, decided_by = p_by,
      decision_reason = p_reason
    where bucket = v_bucket and uid = h.uid and movement_id = p_movement_id;
  return 'DONE';
end
$$;
