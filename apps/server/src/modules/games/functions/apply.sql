-- Carries out a batch of requests of providers, each for one player, sorted by uid; the answers stand
-- in the same order. One call is one transaction: bet record, limits and ledger change together.
--
-- The order is the point. First the wallets are locked, sorted; whoever held a lock before has
-- committed, so what is read of a player after that stays true. Then everything that the requests
-- concern is read at once, each is decided in turn, and what was decided is written at once, with all
-- postings in one call of the ledger. They cannot be refused there, because the running balance is
-- known here; should it happen all the same, the batch raises, nothing of it stands, and the caller
-- repeats its items one by one. Because nothing is written before all is read, a batch holds at most
-- one item of a player and game.
--
-- A refusal leaves nothing but its nonce: the same request may rightly succeed later. A request that
-- was carried out answers every repetition with what it answered first, whatever has changed since.
--
-- `refusal` is what the caller already knows to stand against an item, should it be no repetition.
-- p_statuses are the identity-check statuses that may play.
create or replace function games.apply(p_items json, p_statuses text[])
  returns table (outcome text, balance bigint, reference bigint)
  language plpgsql
  -- A plan made while the tables were empty must stay right when they hold millions of rows.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_uids bigint[]; v_balances bigint[]; v_fresh text[]; v_are_all_fresh boolean; v_now timestamptz;
  v_count integer; v_keys integer;
  i record; v_uid bigint; v_wallet integer := 0; v_balance bigint;
  v_known games.movement; v_target games.movement; v_bet games.bet; v_seat games.seat;
  v_outcome text; v_reference bigint; v_moved bigint; v_turnover bigint; v_is_new boolean; v_place integer;
  v_limit text; v_account text;
  n_m integer := 0; v_movements games.movement[];
  n_new integer := 0; v_new games.bet[];
  n_changed integer := 0; v_changed games.bet[];
  n_d integer := 0; v_details games.bet_details[];
  n integer := 0;
  l_uids bigint[]; l_scopes text[]; l_keys text[]; l_hashes bytea[]; l_amounts bigint[]; l_turnovers bigint[];
  l_nulls bigint[]; l_falses boolean[]; l_ones integer[]; l_accounts text[]; l_far bigint[];
  v_results text[];
begin
  select array_agg(distinct x.uid order by x.uid), count(*), count(distinct (x.uid, coalesce(x.game_code, x.transaction_id))),
      games.take_nonces(array_agg(x.venue), array_agg(x.nonce), array_agg(x.signed_at))
    into v_uids, v_count, v_keys, v_fresh
    from json_to_recordset(p_items) as x(uid bigint, game_code text, transaction_id text, venue text,
      nonce text, signed_at bigint);
  if v_keys <> v_count then
    raise exception 'games.apply: two items of one player and game' using errcode = 'invalid_parameter_value';
  end if;
  v_are_all_fresh := coalesce(cardinality(v_fresh), 0) = v_count;
  v_balances := ledger.lock_wallets(v_uids);
  v_now := platform.clock();

  for i in
    select x.*, k.movement as known, t.movement as target, s.seat, b.bet
    from json_to_recordset(p_items) as x(uid bigint, venue text, verb text, nonce text,
      transaction_id text, bet_transaction_id text, round_id text, game_code text, game_type smallint,
      amount bigint, is_finished boolean, details jsonb, campaign text, hash bytea, token bytea, refusal text)
    left join lateral (select m from games.movement m
      where m.venue = x.venue and m.transaction_id = x.transaction_id offset 0) as k(movement) on true
    left join lateral (select m from games.movement m
      where m.venue = x.venue and m.transaction_id = x.bet_transaction_id offset 0) as t(movement) on true
    left join lateral (select q from games.seat q
      where q.uid = x.uid and q.game_code = x.game_code and x.token is not null offset 0) as s(seat) on true
    left join lateral (select q from games.bet q
      where q.uid = x.uid and q.id = coalesce((t.movement).bet_id, (s.seat).bet_id)
        and q.created_at = coalesce((t.movement).bet_created_at, (s.seat).bet_created_at) offset 0) as b(bet) on true
  loop
    if i.uid < v_uid then
      raise exception 'games.apply: the items are not sorted by uid' using errcode = 'invalid_parameter_value';
    elsif i.uid is distinct from v_uid then
      v_uid := i.uid;
      v_wallet := v_wallet + 1;
      v_balance := coalesce(v_balances[v_wallet], 0);
    end if;
    v_known := i.known;
    v_outcome := 'OK';
    v_reference := null;
    v_moved := null;

    if not v_are_all_fresh then
      v_place := array_position(v_fresh, i.venue || ' ' || i.nonce);
      if v_place is null then
        outcome := 'REPLAYED_NONCE'; balance := null; reference := null;
        return next;
        continue;
      end if;
      v_fresh[v_place] := null;
    end if;

    if v_known.id is not null then
      if v_known.uid = i.uid and (v_known.kind = 'tombstone' and i.verb = 'bet'
        or v_known.is_rolled_back and v_known.input_hash = i.hash)
      then
        -- Also to a repetition of the bet itself: its stake is not held any more.
        v_outcome := 'TRANSACTION_ROLLED_BACK';
      elsif v_known.uid = i.uid and v_known.input_hash = i.hash then
        outcome := 'OK'; balance := v_known.balance_after; reference := v_known.id;
        return next;
        continue;
      else
        v_outcome := 'DUPLICATE_TRANSACTION';
      end if;
    elsif i.refusal is not null then
      v_outcome := i.refusal;

    elsif i.verb in ('bet', 'balance') then
      v_seat := i.seat;
      v_bet := i.bet;
      v_is_new := v_bet.id is null or v_bet.status <> 'pending';
      if v_seat.uid is null or v_seat.venue <> i.venue or v_seat.token_hash <> i.token
        or v_seat.expires_at <= v_now
      then
        v_outcome := 'SESSION_EXPIRED';
      elsif i.verb = 'balance' then
        null;
      elsif not v_is_new and v_bet.round_id <> i.round_id then
        v_outcome := 'ROUND_OPEN';
      elsif v_is_new and v_bet.round_id = i.round_id then
        v_outcome := 'ROUND_CLOSED';
      elsif kyc.status_of(i.uid) <> all (p_statuses) then
        v_outcome := 'PLAYER_NOT_ALLOWED';
      elsif v_balance < i.amount then
        v_outcome := 'INSUFFICIENT_FUNDS';
      else
        v_limit := limits.take_bet(i.uid, i.amount, v_now);
        if v_limit is not null then
          v_outcome := case v_limit when 'EXCLUDED' then 'PLAYER_EXCLUDED' else 'LIMIT_REACHED' end;
        elsif v_is_new then
          v_bet := row(i.uid, nextval('games.bet_id'), v_now, i.venue, i.game_code, i.game_type, i.round_id,
            'pending', i.amount, 0, 0, null, null, null)::games.bet;
          n_new := n_new + 1;
          v_new[n_new] := v_bet;
        else
          v_bet.stake := v_bet.stake + i.amount;
          n_changed := n_changed + 1;
          v_changed[n_changed] := v_bet;
        end if;
        v_moved := -i.amount;
        v_turnover := i.amount;
        v_account := 'house:games:' || i.venue;
      end if;

    elsif i.verb = 'promo' then
      v_bet := null;
      v_moved := i.amount;
      v_turnover := 0;
      v_account := 'house:games-promo:' || i.venue;

    else
      v_target := i.target;
      v_bet := i.bet;
      v_turnover := 0;
      v_account := 'house:games:' || i.venue;
      if v_target.id is null and i.verb = 'rollback' and exists (select from games.seat s
        where s.uid = i.uid and s.game_code = i.game_code and s.venue = i.venue)
      then
        -- The bet may still be under way: its id is taken, so that it is refused when it comes. Of a
        -- player who never sat there no bet can be.
        n_m := n_m + 1;
        v_movements[n_m] := row(i.uid, 0, nextval('games.movement_id'), i.venue, i.bet_transaction_id,
          'tombstone', 0, null, v_balance, false, null, null, v_now)::games.movement;
        v_moved := 0;
      elsif v_target.id is null or v_target.uid <> i.uid or v_target.kind not in ('bet', 'tombstone')
        or v_bet.round_id <> i.round_id or v_bet.game_code <> i.game_code
      then
        v_outcome := 'TRANSACTION_DOES_NOT_EXIST';
      elsif v_target.kind = 'tombstone' or v_target.is_rolled_back then
        v_moved := 0;
        if i.verb = 'win' then
          v_outcome := 'TRANSACTION_ROLLED_BACK';
        end if;
      elsif i.verb = 'win' and v_bet.status <> 'pending' then
        v_outcome := 'ROUND_CLOSED';
      elsif i.verb = 'rollback' and (v_bet.status <> 'pending' or v_bet.payout > 0) then
        v_outcome := 'TRANSACTION_SETTLED';
      elsif i.verb = 'win' then
        v_moved := i.amount;
        perform limits.count_win(i.uid, i.amount, v_now);
        v_bet.payout := v_bet.payout + i.amount;
        if i.is_finished then
          v_bet.status := 'completed';
          v_bet.settled_at := v_now;
        end if;
        n_changed := n_changed + 1;
        v_changed[n_changed] := v_bet;
        if i.details is not null then
          n_d := n_d + 1;
          v_details[n_d] := row(i.uid, v_bet.id, v_bet.created_at, i.details)::games.bet_details;
        end if;
      else
        v_moved := v_target.amount;
        v_turnover := -v_target.amount;
        -- On the day of the bet, whose counter took it.
        perform limits.return_bet(i.uid, v_target.amount, v_target.created_at);
        update games.movement m set is_rolled_back = true
          where m.uid = i.uid and m.bet_id = v_target.bet_id and m.id = v_target.id;
        v_bet.stake := v_bet.stake - v_moved;
        v_bet.stake_returned := v_bet.stake_returned + v_moved;
        if v_bet.stake = 0 then
          v_bet.status := 'failed';
          v_bet.settled_at := v_now;
        end if;
        n_changed := n_changed + 1;
        v_changed[n_changed] := v_bet;
      end if;
    end if;

    if v_outcome = 'OK' and v_moved is not null then
      v_balance := v_balance + v_moved;
      v_reference := nextval('games.movement_id');
      n_m := n_m + 1;
      v_movements[n_m] := row(i.uid, coalesce(v_bet.id, 0), v_reference, i.venue, i.transaction_id, i.verb,
        abs(v_moved), i.hash, v_balance, false, v_bet.created_at, i.campaign, v_now)::games.movement;
      if v_moved <> 0 then
        n := n + 1;
        l_uids[n] := i.uid; l_scopes[n] := 'games'; l_keys[n] := i.venue || ':' || i.transaction_id;
        l_hashes[n] := i.hash; l_amounts[n] := v_moved; l_turnovers[n] := v_turnover;
        l_nulls[n] := null; l_falses[n] := false; l_ones[n] := 1;
        l_accounts[n] := v_account; l_far[n] := -v_moved;
      end if;
    end if;
    outcome := v_outcome;
    -- A venue that has shown neither a session nor a bet of the player learns nothing of their money.
    balance := case when v_outcome in ('SESSION_EXPIRED', 'TRANSACTION_DOES_NOT_EXIST', i.refusal)
      or v_known.uid <> i.uid then null else v_balance end;
    reference := v_reference;
    return next;
  end loop;

  if n_new > 0 then
    insert into games.bet select * from unnest(v_new);
    update games.seat s set bet_id = c.id, bet_created_at = c.created_at, round_id = c.round_id,
        expires_at = least(v_now + games.session_life(), s.launched_at + games.session_life_max())
      from unnest(v_new) c where s.uid = c.uid and s.game_code = c.game_code;
  end if;
  if n_changed > 0 then
    update games.bet b set status = c.status, stake = c.stake, stake_returned = c.stake_returned,
        payout = c.payout, settled_at = c.settled_at,
        settled_seq = case when c.settled_at is not null then nextval('games.settled_seq') end,
        settled_xid = case when c.settled_at is not null then pg_current_xact_id() end
      from unnest(v_changed) c
      where b.uid = c.uid and b.id = c.id and b.created_at = c.created_at;
  end if;
  if n_d > 0 then
    insert into games.bet_details select * from unnest(v_details)
      on conflict (uid, bet_id, created_at) do update set details = excluded.details;
  end if;
  if n_m > 0 then
    insert into games.movement select * from unnest(v_movements);
  end if;
  if n > 0 then
    select p.outcomes into v_results from ledger.post(l_uids, l_scopes, l_keys, l_hashes, l_amounts,
      l_turnovers, l_nulls, l_nulls, l_falses, l_ones, l_accounts, l_far) p;
    if 'APPLIED' <> any (v_results) then
      raise exception 'games.apply: the ledger answered %', v_results;
    end if;
  end if;
end
$$;
