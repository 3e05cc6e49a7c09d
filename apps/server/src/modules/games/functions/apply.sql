-- Carries out a batch of requests of providers, each for one player of the same bucket, sorted by uid; the
-- answers stand in the same order. One call is one transaction: bet record, limits and ledger change together.
--
-- The order is the point. First the wallets are locked; whoever held a lock before has committed, so
-- what is read of a player after that stays true. A wallet that somebody else holds is not waited for:
-- its items are answered BUSY and leave nothing, not even a nonce. Then everything that the requests
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
-- Where gaming is stopped by the house (module stops), a bet opens no round; an open one goes on to its
-- end. The lock of stops.hold comes first of all and before the clock is read: a stop that was confirmed
-- is seen by every bet that is stamped after it.
--
-- p_statuses are the identity-check statuses that may play. p_returned is what a win gives back of the
-- bet it names, unplayed: servers of the release before do not send it.
--
-- A win beyond a ceiling is taken and not credited: HELD. p_win_times is how many times its stake the
-- round of an item may pay; p_day_venues are the venues of the batch, sorted, each with by how much its
-- wins may exceed its stakes today, and what its promotions may credit. Of test accounts the day counts
-- nothing. Servers of the release before send none of it.
--
-- p_jackpots says of an item whose game has jackpots which pools they are, with what is drawn for its round
-- (functions/jackpots.sql); null where no game of the batch has any.
create or replace function games.apply(
  p_uids bigint[],
  p_venues text[],
  p_verbs text[],
  p_nonces text[],
  p_signed_ats bigint[],
  p_transactions text[],
  p_bet_transactions text[],
  p_rounds text[],
  p_games text[],
  p_game_types smallint[],
  p_amounts bigint[],
  p_are_finished boolean[],
  p_details jsonb[],
  p_campaigns text[],
  p_hashes bytea[],
  p_tokens bytea[],
  p_refusals text[],
  p_statuses text[],
  p_returned bigint[] default null,
  p_win_times integer[] default null,
  p_day_venues text[] default null,
  p_day_allowances bigint[] default null,
  p_promo_allowances bigint[] default null,
  p_jackpots jsonb[] default null,
  out outcomes text[],
  out balances bigint[],
  out movement_ids bigint[]
)
  language plpgsql
  -- A plan made while the tables were empty must stay right when they hold millions of rows.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_count constant integer := coalesce(cardinality(p_uids), 0); v_bucket constant integer := platform.bucket_of(p_uids[1]);
  v_uids bigint[]; v_credited bigint[]; v_balances bigint[]; v_busy bigint[];
  v_checks text[]; v_limited bigint[]; v_stopped text[];
  v_fresh text[]; v_are_all_fresh boolean; v_now timestamptz;
  i record; n integer := 0; v_uid bigint; v_wallet integer := 0; v_balance bigint; v_is_limited boolean;
  v_outcome text; v_movement_id bigint; v_moved bigint; v_is_new boolean; v_place integer;
  v_bet_id bigint; v_bet_at timestamptz; v_limit text; v_is_settled boolean;
  v_returned bigint; v_turnover bigint; w_types smallint[]; w_weights smallint[];
  v_is_test boolean; v_held text; v_paid bigint; v_ceiling bigint; v_day date; v_venue integer;
  d_nets bigint[]; d_promos bigint[]; d_moved bigint[]; d_promoted bigint[]; d_slices smallint[]; d_has_moved boolean := false;
  n_h integer := 0; v_helds games.held_win_row[]; n_m integer := 0; v_movements games.movement_row[];
  n_new integer := 0; v_new games.bet_row[]; n_changed integer := 0; v_changed games.bet_row[];
  c_uids bigint[]; c_staked bigint[]; c_won bigint[];
  l_uids bigint[]; l_keys text[]; l_hashes bytea[]; l_amounts bigint[]; l_far bigint[]; l_turnovers bigint[];
  l_accounts text[]; l_balances bigint[]; l_required bigint[]; l_times bigint[];
  l_counts integer[]; v_results text[]; v_posted bigint[];
  n_j integer := 0; v_jackpots games.jackpot_item[]; v_won bigint[]; v_won_places integer[]; v_won_amounts bigint[];
  j_keys text[]; j_accounts text[]; j_amounts bigint[];
begin
  -- A promotion may be a player's first money, and a rollback notes the balance beside its tombstone.
  select array_agg(distinct x.uid order by x.uid),
      array_agg(distinct x.uid) filter (where x.verb in ('promo', 'rollback'))
    into v_uids, v_credited
    from unnest(p_uids, p_verbs) as x(uid, verb);
  if cardinality(v_uids) < v_count and v_count > (select count(distinct (x.uid, coalesce(x.game, x.transaction_id)))
    from unnest(p_uids, p_games, p_transactions) as x(uid, game, transaction_id))
  then
    raise exception 'games.apply: two items of one player and game' using errcode = 'invalid_parameter_value';
  end if;
  -- Before any wallet, so that nobody holds one who waits for a stop to be written.
  if 'bet' = any (p_verbs) then
    perform stops.hold();
    v_stopped := stops.stopped_among(p_venues, p_games, v_uids);
    -- What counts whole has no weight here, and its movements bear no turnover of their own.
    select array_agg(w.game_type), array_agg(w.weight) into w_types, w_weights from games.turnover_weight w where w.weight < 100;
  end if;
  select l.balances, l.busy into v_balances, v_busy from ledger.try_lock_wallets(v_bucket, v_uids, v_credited) l;
  if v_busy is null then
    v_fresh := games.take_nonces(p_venues, p_nonces, p_signed_ats);
  else
    select games.take_nonces(array_agg(x.venue), array_agg(x.nonce), array_agg(x.signed_at)) into v_fresh
      from unnest(p_uids, p_venues, p_nonces, p_signed_ats) as x(uid, venue, nonce, signed_at)
      where x.uid <> all (v_busy);
  end if;
  v_are_all_fresh := coalesce(cardinality(v_fresh), 0) = v_count;
  v_checks := kyc.statuses_of(v_uids);
  v_limited := limits.limited_among(v_uids);
  v_now := platform.clock();
  v_day := platform.manila_day(v_now);
  d_moved := array_fill(0::bigint, array[coalesce(cardinality(p_day_venues), 0)]);
  d_promoted := d_moved;
  -- Only a batch that may credit something has to know what the day has seen.
  if p_day_allowances is not null then
    select l.nets, l.promos, l.slices into d_nets, d_promos, d_slices from games.take_venue_days(p_day_venues, v_day,
      p_day_allowances, p_promo_allowances, p_venues, p_verbs, p_amounts, p_returned, p_bet_transactions) l;
  end if;

  for i in
    select x.*,
      k.id as known_id, k.uid as known_uid, k.kind as known_kind, k.is_rolled_back as is_known_rolled_back,
      k.balance_after as known_balance, k.amount as known_amount, k.uid = x.uid and k.input_hash = x.hash as is_repetition,
      t.id as target_id, t.uid as target_uid, t.kind as target_kind, t.amount as target_amount,
      t.created_at as target_at, t.bet_id as target_bet_id, t.is_rolled_back as is_target_rolled_back, t.turnover as target_turnover,
      s.venue = x.venue and s.token_hash = x.token and s.expires_at > v_now as is_seated,
      s.session_ends_at <= v_now as is_logged_out,
      b.id as bet_id, b.created_at as bet_at, b.status as bet_status, b.round_id as bet_round,
      b.game_code as bet_game, b.stake, b.stake_returned, b.payout
    from unnest(p_uids, p_venues, p_verbs, p_nonces, p_transactions, p_bet_transactions, p_rounds, p_games,
      p_game_types, p_amounts, p_are_finished, p_details, p_campaigns, p_hashes, p_tokens, p_refusals, p_returned,
      p_win_times, p_jackpots)
      as x(uid, venue, verb, nonce, transaction_id, bet_transaction_id, round_id, game_code,
        game_type, amount, is_finished, details, campaign, hash, token, refusal, returned, win_times, jackpots)
    left join lateral (select m.* from games.movement m
      where m.venue = x.venue and m.transaction_id = x.transaction_id offset 0) k on true
    left join lateral (select m.* from games.movement m
      where m.venue = x.venue and m.transaction_id = x.bet_transaction_id offset 0) t on true
    left join lateral (select q.* from games.seat q
      where q.uid = x.uid and q.game_code = x.game_code and x.token is not null offset 0) s on true
    left join lateral (select q.* from games.bet q
      where q.uid = x.uid and q.id = coalesce(t.bet_id, s.bet_id)
        and q.created_at = coalesce(t.bet_created_at, s.bet_created_at) offset 0) b on true
  loop
    n := n + 1;
    if i.uid < v_uid then
      raise exception 'games.apply: the items are not sorted by uid' using errcode = 'invalid_parameter_value';
    elsif i.uid is distinct from v_uid then
      v_uid := i.uid;
      v_wallet := v_wallet + 1;
      v_balance := coalesce(v_balances[v_wallet], 0);
      v_is_limited := v_uid = any (v_limited);
      v_is_test := v_checks[v_wallet] = 'test_account';
    end if;
    if v_uid = any (v_busy) then
      outcomes[n] := 'BUSY'; balances[n] := null; movement_ids[n] := null;
      continue;
    end if;
    v_outcome := 'OK';
    v_movement_id := null; v_moved := null; v_returned := null; v_turnover := null; v_held := null;
    v_venue := array_position(p_day_venues, i.venue);

    if not v_are_all_fresh then
      v_place := array_position(v_fresh, i.venue || ' ' || i.nonce);
      if v_place is null then
        outcomes[n] := 'REPLAYED_NONCE'; balances[n] := null; movement_ids[n] := null;
        continue;
      end if;
      v_fresh[v_place] := null;
    end if;

    if i.known_id is not null then
      if i.known_uid = i.uid and (i.known_kind = 'tombstone' and i.verb = 'bet'
        or i.is_known_rolled_back and i.is_repetition)
      then
        -- Also to a repetition of the bet itself: its stake is not held any more.
        v_outcome := 'TRANSACTION_ROLLED_BACK';
      elsif i.is_repetition then
        outcomes[n] := case when i.verb in ('win', 'promo') and i.known_amount < i.amount then 'HELD' else 'OK' end;
        balances[n] := i.known_balance; movement_ids[n] := i.known_id;
        continue;
      else
        v_outcome := 'DUPLICATE_TRANSACTION';
      end if;
    elsif i.refusal is not null then
      v_outcome := i.refusal;

    elsif i.verb in ('bet', 'balance') then
      v_is_new := i.bet_id is null or i.bet_status <> 'pending';
      -- Whoever has logged out may finish the open round and begin none.
      if i.is_seated is not true or v_is_new and i.is_logged_out then
        v_outcome := 'SESSION_EXPIRED';
      elsif i.verb = 'balance' then
        null;
      elsif not v_is_new and i.bet_round <> i.round_id then
        v_outcome := 'ROUND_OPEN';
      elsif v_is_new and i.bet_round = i.round_id then
        v_outcome := 'ROUND_CLOSED';
      elsif v_is_new and v_stopped && array['house ', 'venue ' || i.venue, 'game ' || i.game_code] then
        v_outcome := 'GAMING_STOPPED';
      elsif v_is_new and 'player ' || i.uid = any (v_stopped) then
        v_outcome := 'PLAYER_STOPPED';
      elsif v_checks[v_wallet] <> all (p_statuses) then
        v_outcome := 'PLAYER_NOT_ALLOWED';
      elsif v_balance < i.amount then
        v_outcome := 'INSUFFICIENT_FUNDS';
      else
        v_limit := case when v_is_limited then limits.take_bet(i.uid, i.amount, v_now) end;
        if v_limit is not null then
          v_outcome := case v_limit when 'EXCLUDED' then 'PLAYER_EXCLUDED' when 'RESTRICTED' then 'PLAYER_STOPPED' else v_limit end;
        else
          v_moved := -i.amount;
          v_turnover := i.amount * w_weights[array_position(w_types, i.game_type)] / 100;
          if v_is_new then
            v_bet_id := nextval('games.bet_id');
            v_bet_at := v_now;
            n_new := n_new + 1;
            v_new[n_new] := row(i.uid, v_bet_id, v_now, i.venue, i.game_code, i.game_type, i.round_id,
              'pending', i.amount, 0, 0, null)::games.bet_row;
          else
            v_bet_id := i.bet_id;
            v_bet_at := i.bet_at;
            n_changed := n_changed + 1;
            v_changed[n_changed] := row(i.uid, v_bet_id, v_bet_at, null, null, null, null,
              'pending', i.stake + i.amount, i.stake_returned, i.payout, null)::games.bet_row;
          end if;
        end if;
      end if;

    elsif i.verb = 'promo' then
      v_bet_id := 0;
      v_bet_at := null;
      v_moved := i.amount;
      v_ceiling := coalesce(p_promo_allowances[v_venue], 0); -- Whoever says no allowance has none.
      if not v_is_test and coalesce(d_promos[v_venue], 0) + d_promoted[v_venue] + i.amount > v_ceiling then
        v_held := 'promo';
        v_moved := 0;
      end if;

    else
      v_bet_id := coalesce(i.bet_id, 0);
      v_bet_at := i.bet_at;
      if i.target_id is null and i.verb = 'rollback' and exists (select from games.seat s
        where s.uid = i.uid and s.game_code = i.game_code and s.venue = i.venue)
      then
        -- The bet may still be under way: its id is taken, so that it is refused when it comes. Of a
        -- player who never sat there no bet can be.
        n_m := n_m + 1;
        v_movements[n_m] := row(i.uid, 0, nextval('games.movement_id'), i.venue, i.bet_transaction_id,
          'tombstone', 0, null, v_balance, null, null, v_now, null, null, null)::games.movement_row;
        v_moved := 0;
      elsif i.target_id is null or i.target_uid <> i.uid or i.target_kind not in ('bet', 'tombstone')
        or i.bet_round <> i.round_id or i.bet_game <> i.game_code
      then
        v_outcome := 'TRANSACTION_DOES_NOT_EXIST';
      elsif i.target_kind = 'tombstone' or i.is_target_rolled_back then
        v_moved := 0;
        if i.verb = 'win' then
          v_outcome := 'TRANSACTION_ROLLED_BACK';
        end if;
      elsif i.verb = 'win' and i.bet_status <> 'pending' then
        v_outcome := 'ROUND_CLOSED';
      elsif i.verb = 'rollback' and (i.bet_status <> 'pending' or i.payout > 0) then
        v_outcome := 'TRANSACTION_SETTLED';
      elsif i.verb = 'rollback' and games.has_held_win(i.uid, v_bet_id) then
        v_outcome := 'TRANSACTION_SETTLED';
      elsif i.verb = 'win' and i.returned > i.target_amount then
        v_outcome := 'RETURN_ABOVE_STAKE';
      elsif i.verb = 'win' then
        v_returned := nullif(i.returned, 0);
        v_paid := i.amount;
        if i.payout + i.amount > (i.stake - coalesce(v_returned, 0)) * i.win_times then
          v_held := 'game';
          v_ceiling := (i.stake - coalesce(v_returned, 0)) * i.win_times;
          v_paid := 0;
        elsif not v_is_test and i.amount > 0
          and d_nets[v_venue] + d_moved[v_venue] + i.amount > p_day_allowances[v_venue]
        then
          v_held := 'day';
          v_ceiling := p_day_allowances[v_venue];
          v_paid := 0;
        end if;
        v_moved := v_paid + coalesce(v_returned, 0);
        if v_is_limited then
          perform limits.count_win(i.uid, v_paid, v_now);
        end if;
        if v_returned is not null then
          -- As a rollback does, of a part: the day of the bet has not seen it.
          perform limits.return_bet(i.uid, v_returned, i.target_at);
          -- Of what was counted, so much that the part which stands is what is left.
          v_turnover := i.target_turnover * (i.target_amount - v_returned) / i.target_amount - i.target_turnover;
          update games.movement m set stake_returned = v_returned
            where m.uid = i.uid and m.bet_id = i.target_bet_id and m.id = i.target_id;
        end if;
        n_changed := n_changed + 1;
        v_changed[n_changed] := row(i.uid, v_bet_id, v_bet_at, null, null, null, null,
          case when not i.is_finished then 'pending'
            when v_returned = i.stake and i.payout + i.amount = 0 then 'failed'
            else 'completed' end,
          i.stake - coalesce(v_returned, 0), i.stake_returned + coalesce(v_returned, 0),
          i.payout + v_paid, case when i.is_finished then v_now end)::games.bet_row;
      else
        v_moved := i.target_amount;
        v_turnover := -i.target_turnover;
        -- On the day of the bet, whose counter took it.
        perform limits.return_bet(i.uid, i.target_amount, i.target_at);
        update games.movement m set is_rolled_back = true
          where m.uid = i.uid and m.bet_id = i.target_bet_id and m.id = i.target_id;
        v_is_settled := i.stake = v_moved;
        n_changed := n_changed + 1;
        v_changed[n_changed] := row(i.uid, v_bet_id, v_bet_at, null, null, null, null,
          case when v_is_settled then 'failed' else 'pending' end, i.stake - v_moved, i.stake_returned + v_moved,
          i.payout, case when v_is_settled then v_now end)::games.bet_row;
      end if;
    end if;

    if v_outcome = 'OK' and v_moved is not null then
      v_balance := v_balance + v_moved;
      v_movement_id := nextval('games.movement_id');
      n_m := n_m + 1;
      v_movements[n_m] := row(i.uid, v_bet_id, v_movement_id, i.venue, i.transaction_id, i.verb,
        abs(v_moved) - coalesce(v_returned, 0), i.hash, v_balance, v_bet_at, i.campaign, v_now,
        i.details, v_returned, v_turnover)::games.movement_row;
      if v_held is not null then
        n_h := n_h + 1;
        v_helds[n_h] := row(v_movement_id, i.uid, v_bet_id, v_bet_at, i.venue, i.transaction_id, i.verb,
          i.game_code, i.amount, v_held, v_ceiling, v_now)::games.held_win_row;
        v_outcome := 'HELD';
      end if;
      if v_moved <> 0 and not v_is_test and v_venue is not null then
        d_has_moved := true;
        if i.verb = 'promo' then
          d_promoted[v_venue] := d_promoted[v_venue] + v_moved;
        else
          d_moved[v_venue] := d_moved[v_venue] + v_moved;
        end if;
      end if;
      if i.jackpots is not null then
        if i.verb = 'bet' or v_returned is not null or i.verb = 'rollback' and v_moved > 0 then
          n_j := n_j + 1;
          v_jackpots[n_j] := row(n, i.uid, case i.verb when 'bet' then 'bet' else 'return' end,
            i.venue || ':' || i.transaction_id, case i.verb when 'bet' then v_movement_id else i.target_id end, v_bet_at,
            case i.verb when 'bet' then i.amount else i.target_amount end,
            case when v_returned is not null then i.target_amount - v_returned else 0 end,
            i.venue, i.game_code, i.bet_transaction_id, i.jackpots)::games.jackpot_item;
        end if;
        if i.verb = 'win' and i.is_finished then
          n_j := n_j + 1;
          v_jackpots[n_j] := row(n, i.uid, 'finish', i.venue || ':' || i.transaction_id, v_bet_id, v_bet_at,
            i.stake - coalesce(v_returned, 0), 0, i.venue, i.game_code, i.bet_transaction_id, i.jackpots)::games.jackpot_item;
        end if;
      end if;
    end if;
    outcomes[n] := v_outcome;
    -- A venue that has shown neither a session nor a bet of the player learns nothing of their money.
    balances[n] := case when v_outcome in ('SESSION_EXPIRED', 'TRANSACTION_DOES_NOT_EXIST', i.refusal)
      or i.known_uid <> i.uid then null else v_balance end;
    movement_ids[n] := v_movement_id;
  end loop;

  if n_new > 0 then
    insert into games.bet (uid, id, created_at, venue, game_code, game_type, round_id, status, stake, stake_returned, payout, settled_at)
      select * from unnest(v_new);
    update games.seat s set bet_id = c.id, bet_created_at = c.created_at, round_id = c.round_id,
        expires_at = least(v_now + games.session_life(), s.launched_at + games.session_life_max())
      from unnest(v_new) c where s.uid = c.uid and s.game_code = c.game_code;
  end if;
  if n_changed > 0 then
    update games.bet b set status = c.status, stake = c.stake, stake_returned = c.stake_returned,
        payout = c.payout, settled_at = c.settled_at,
        settled_seq = case when c.settled_at is not null then nextval('games.settled_seq') end
      from unnest(v_changed) c
      where b.uid = c.uid and b.id = c.id and b.created_at = c.created_at;
  end if;
  if n_m > 0 then
    insert into games.movement (uid, bet_id, id, venue, transaction_id, kind, amount, input_hash, balance_after,
        bet_created_at, campaign, created_at, details, stake_returned, turnover)
      select * from unnest(v_movements);
    select array_agg(m.uid), array_agg(m.moved), array_agg(-m.moved),
        array_agg(coalesce(m.turnover, case m.kind when 'bet' then m.amount when 'rollback' then -m.amount
          else -coalesce(m.stake_returned, 0) end)),
        array_agg(m.venue || ':' || m.transaction_id), array_agg(m.input_hash), array_agg(m.balance_after),
        array_agg(case m.kind when 'promo' then 'house:games-promo:' else 'house:games:' end || m.venue),
        array_agg(case m.kind when 'promo' then m.amount end), array_agg(case m.kind when 'promo' then catalogue.promo_wagering_times(m.venue) end),
        array_agg(m.uid) filter (where m.is_counted),
        array_agg(case m.kind when 'bet' then m.amount else 0 end) filter (where m.is_counted),
        array_agg(case m.kind when 'win' then m.amount else 0 end) filter (where m.is_counted)
      into l_uids, l_amounts, l_far, l_turnovers, l_keys, l_hashes, l_balances, l_accounts, l_required, l_times, c_uids, c_staked, c_won
      from (select *, case kind when 'bet' then -amount else amount + coalesce(stake_returned, 0) end as moved,
          kind in ('bet', 'win') and uid <> all (v_limited) as is_counted
        from unnest(v_movements)) m
      where m.moved <> 0;
  end if;
  if n_h > 0 then
    insert into games.held_win (movement_id, uid, bet_id, bet_created_at, venue, transaction_id, kind, game_code, amount, reason, ceiling, held_at)
      select * from unnest(v_helds);
  end if;
  if d_has_moved then
    perform games.count_venue_days(p_day_venues, v_day, d_moved, d_promoted, d_slices);
  end if;
  if c_uids is not null then
    perform limits.count_day(c_uids, c_staked, c_won, v_now);
  end if;
  if n_j > 0 then
    select p.leg_keys, p.leg_accounts, p.leg_amounts, p.won, p.won_places, p.won_amounts
      into j_keys, j_accounts, j_amounts, v_won, v_won_places, v_won_amounts
      from games.play_jackpots(v_bucket, v_jackpots, v_now) p;
  end if;
  n := cardinality(l_uids);
  if n > 0 then
    l_counts := array_fill(1, array[n]);
    if j_keys is not null then
      select a.counts, a.accounts, a.amounts into l_counts, l_accounts, l_far
        from games.add_jackpot_legs(l_keys, l_accounts, l_far, j_keys, j_accounts, j_amounts) a;
    end if;
    select p.outcomes, p.balances into v_results, v_posted from ledger.post(v_bucket, l_uids, array_fill('games'::text, array[n]), l_keys, l_hashes,
      l_amounts, l_turnovers, l_required, l_times, array_fill(false, array[n]), l_counts, l_accounts, l_far) p;
    if 'APPLIED' <> any (v_results) then
      raise exception 'games.apply: the ledger answered %', v_results;
    elsif v_posted <> l_balances then
      -- Nobody is told a balance that the ledger has not posted.
      raise exception 'games.apply: the ledger posted the balances %, not %', v_posted, l_balances;
    end if;
  end if;
  if v_won is not null then
    perform games.pay_jackpots(v_bucket, v_won);
    for w in 1 .. cardinality(v_won) loop
      outcomes[v_won_places[w]] := case outcomes[v_won_places[w]] when 'OK' then 'JACKPOT' else outcomes[v_won_places[w]] end;
      balances[v_won_places[w]] := balances[v_won_places[w]] + v_won_amounts[w];
    end loop;
  end if;
end
$$;
