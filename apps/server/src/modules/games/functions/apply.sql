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
-- A player may have many rounds open in a game: the seat knows the latest one, games.open_round the others.
-- A correction changes a round that was settled, by a movement of its own; what would take back more than
-- the player has is taken and waits for a person, as a win beyond a ceiling does. Stakes that it gives back must fit into
-- the venue's day: without that whoever has its key could give back everything that was ever lost.
--
-- p_statuses may play, by their identity check. p_returned is what a win gives back of the bet it names, unplayed.
--
-- A win beyond a ceiling is taken and not credited: HELD. p_win_times is how many times its stake the
-- round of an item may pay; p_day_venues are the venues of the batch, sorted, each with by how much its
-- wins may exceed its stakes today, and what its promotions may credit. Of test accounts the day counts
-- nothing. Every statement names the bucket, and none writes within another (docs/scaling.md).
--
-- p_jackpots says of an item whose game has jackpots which pools they are, with what is drawn for its round
-- (functions/jackpots.sql); null where no game of the batch has any. Pools are locked last of all.
create or replace function games.apply(
  p_bucket integer, p_uids bigint[], p_venues text[], p_verbs text[],
  p_nonces text[], p_signed_ats bigint[],
  p_transactions text[], p_bet_transactions text[], p_rounds text[],
  p_games text[], p_game_types smallint[],
  p_amounts bigint[], p_are_finished boolean[], p_details jsonb[], p_campaigns text[],
  p_hashes bytea[], p_tokens bytea[], p_refusals text[], p_statuses text[],
  p_returned bigint[], p_win_times integer[],
  p_day_venues text[], p_day_allowances bigint[], p_promo_allowances bigint[], p_jackpots jsonb[],
  out outcomes text[], out balances bigint[], out movement_ids bigint[]
)
  language plpgsql
  -- A plan made while the tables were empty must stay right when they hold millions of rows.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_count constant integer := coalesce(cardinality(p_uids), 0); v_foreign text[];
  v_uids bigint[]; v_credited bigint[]; v_balances bigint[]; v_busy bigint[];
  v_checks text[]; v_limited bigint[]; v_stopped text[]; v_fresh text[]; v_are_all_fresh boolean; v_now timestamptz;
  f_venues text[]; f_nonces text[]; f_signed_ats bigint[];
  i record; n integer := 0; v_uid bigint; v_wallet integer := 0; v_balance bigint; v_is_limited boolean;
  v_outcome text; v_movement_id bigint; v_moved bigint; v_is_new boolean; v_place integer;
  v_bet_id bigint; v_bet_at timestamptz; v_limit text; v_is_settled boolean; v_is_early boolean;
  v_returned bigint; v_turnover bigint; w_types smallint[]; w_weights smallint[];
  v_is_test boolean; v_held text; v_paid bigint; v_ceiling bigint; v_day date; v_venue integer;
  d_nets bigint[]; d_promos bigint[]; d_moved bigint[]; d_promoted bigint[]; d_slices smallint[]; d_has_moved boolean := false;
  n_h integer := 0; v_helds games.held_win_row[]; n_m integer := 0; v_movements games.movement_row[];
  n_new integer := 0; v_new games.bet_row[]; n_changed integer := 0; v_changed games.bet_row[];
  v_jackpots games.jackpot_item[]; v_won_places integer[]; v_won_amounts bigint[];
begin
  -- A promotion may be a player's first money, and a rollback notes the balance beside its tombstone.
  select array_agg(distinct x.uid order by x.uid),
      array_agg(distinct x.uid) filter (where x.verb in ('promo', 'rollback'))
    into v_uids, v_credited
    from unnest(p_uids, p_verbs) as x(uid, verb);
  if cardinality(v_uids) < v_count then
    if v_count > (select count(distinct (x.uid, coalesce(x.game, x.transaction_id)))
      from unnest(p_uids, p_games, p_transactions) as x(uid, game, transaction_id))
    then
      raise exception 'games.apply: two items of one player and game' using errcode = 'invalid_parameter_value';
    end if;
  end if;
  -- Before any wallet, so that nobody holds one who waits for a stop to be written.
  if 'bet' = any (p_verbs) then
    perform stops.hold();
    v_stopped := stops.stopped_among(p_venues, p_games, v_uids);
    -- What counts whole has no weight here, and its movements bear no turnover of their own.
    select array_agg(w.game_type), array_agg(w.weight) into w_types, w_weights from games.turnover_weight w where w.weight < 100;
  end if;
  select l.balances, l.busy into v_balances, v_busy from ledger.try_lock_wallets(p_bucket, v_uids, v_credited) l;
  if v_busy is null then
    select f into v_fresh from games.take_nonces(p_bucket, p_venues, p_nonces, p_signed_ats) f;
  else
    select array_agg(x.venue), array_agg(x.nonce), array_agg(x.signed_at) into f_venues, f_nonces, f_signed_ats
      from unnest(p_uids, p_venues, p_nonces, p_signed_ats) as x(uid, venue, nonce, signed_at)
      where x.uid <> all (v_busy);
    select f into v_fresh from games.take_nonces(p_bucket, f_venues, f_nonces, f_signed_ats) f;
  end if;
  v_are_all_fresh := coalesce(cardinality(v_fresh), 0) = v_count;
  -- Before any look at the clock, wherever the wallets lie: whoever closes a day asks which transactions were at work
  -- when it ended.
  perform pg_current_xact_id();
  v_checks := kyc.statuses_of(p_bucket, v_uids);
  v_limited := limits.limited_among(p_bucket, v_uids);
  v_foreign := games.foreign_ids(p_uids, p_venues, p_transactions, p_bet_transactions);
  v_now := platform.clock();
  v_day := platform.manila_day(v_now);
  d_moved := array_fill(0::bigint, array[coalesce(cardinality(p_day_venues), 0)]);
  d_promoted := d_moved;
  -- Only a batch that may credit something has to know what the day has seen.
  if p_day_allowances is not null then
    select l.nets, l.promos, l.slices into d_nets, d_promos, d_slices from games.take_venue_days(p_bucket, p_day_venues, v_day,
      p_day_allowances, p_promo_allowances, p_venues, p_verbs, p_amounts, p_returned, p_bet_transactions) l;
  end if;

  for i in
    select x.*,
      k.id as known_id, k.uid as known_uid, k.kind as known_kind, k.is_rolled_back as is_known_rolled_back,
      k.balance_after as known_balance, k.amount as known_amount, k.uid = x.uid and k.input_hash = x.hash as is_repetition,
      t.id as target_id, t.uid as target_uid, t.kind as target_kind, t.amount as target_amount,
      t.created_at as target_at, t.bet_id as target_bet_id, t.is_rolled_back as is_target_rolled_back, t.turnover as target_turnover,
      coalesce(t.stake_returned, 0) as target_returned,
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
      where m.bucket = p_bucket and m.venue = x.venue and m.transaction_id = x.transaction_id offset 0) k on true
    left join lateral (select m.* from games.movement m
      where m.bucket = p_bucket and m.venue = x.venue and m.transaction_id = x.bet_transaction_id offset 0) t on true
    left join lateral (select q.* from games.seat q
      where q.bucket = p_bucket and q.uid = x.uid and q.game_code = x.game_code and x.token is not null offset 0) s on true
    left join lateral (select q.* from games.open_round q
      where q.bucket = p_bucket and q.uid = x.uid and q.game_code = x.game_code and q.round_id = x.round_id
        and x.token is not null offset 0) o on true
    left join lateral (select q.* from games.bet q
      where q.bucket = p_bucket and q.uid = x.uid and q.id = coalesce(t.bet_id, o.bet_id, s.bet_id)
        and q.created_at = coalesce(t.bet_created_at, o.bet_created_at, s.bet_created_at) offset 0) b on true
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
        outcomes[n] := case when i.verb in ('win', 'promo', 'correction') and i.known_amount <> i.amount then 'HELD' else 'OK' end;
        balances[n] := i.known_balance + coalesce((select sum(w.amount) from games.jackpot_win w
          where i.verb = 'win' and w.uid = i.uid and w.movement_id = i.known_id), 0);
        movement_ids[n] := i.known_id;
        continue;
      else
        v_outcome := 'DUPLICATE_TRANSACTION';
      end if;
    elsif i.venue || ' ' || i.transaction_id = any (v_foreign) then
      outcomes[n] := 'DUPLICATE_TRANSACTION'; balances[n] := null; movement_ids[n] := null;
      continue;
    elsif i.refusal is not null then
      v_outcome := i.refusal;

    elsif i.verb in ('bet', 'balance') then
      v_is_new := i.bet_id is null or i.bet_status <> 'pending' or i.verb = 'bet' and i.bet_round <> i.round_id;
      -- Whoever has logged out may finish the open round and begin none.
      if i.is_seated is not true or v_is_new and i.is_logged_out then
        v_outcome := 'SESSION_EXPIRED';
      elsif i.verb = 'balance' then
        null;
      elsif v_is_new and i.bet_round = i.round_id then
        v_outcome := 'ROUND_CLOSED';
      -- Not by =: where there is no round before, null would have the function asked for nothing.
      elsif v_is_new and i.bet_status is not distinct from 'pending' and games.is_full_of_rounds(i.uid, i.game_code) then
        v_outcome := 'ROUND_OPEN';
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
            if i.bet_status = 'pending' then
              insert into games.open_round (bucket, uid, game_code, round_id, bet_id, bet_created_at)
                values (p_bucket, i.uid, i.game_code, i.bet_round, i.bet_id, i.bet_at);
            end if;
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
      v_is_early := i.verb = 'rollback' and i.target_id is null and i.venue || ' ' || i.bet_transaction_id <> all (v_foreign);
      if v_is_early then
        v_is_early := exists (select 1 from games.seat s
          where s.bucket = p_bucket and s.uid = i.uid and s.game_code = i.game_code and s.venue = i.venue);
      end if;
      if v_is_early then
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
        if i.verb <> 'rollback' then
          v_outcome := 'TRANSACTION_ROLLED_BACK';
        end if;
      elsif i.verb = 'win' and i.bet_status <> 'pending' then
        v_outcome := 'ROUND_CLOSED';
      elsif i.verb = 'rollback' and (i.bet_status <> 'pending' or i.payout > 0 or games.has_held_win(i.uid, v_bet_id)) then
        v_outcome := 'TRANSACTION_SETTLED';
      elsif i.verb = 'correction' and i.bet_status <> 'completed' then
        v_outcome := case i.bet_status when 'pending' then 'ROUND_OPEN' else 'TRANSACTION_ROLLED_BACK' end;
      elsif i.verb = 'correction' and i.amount < 0 and i.payout + i.amount < games.owed_back(i.uid, v_bet_id) then
        v_outcome := 'CORRECTION_ABOVE_PAYOUT';
      elsif i.verb <> 'rollback' and i.returned > i.target_amount - i.target_returned then
        v_outcome := 'RETURN_ABOVE_STAKE';
      elsif i.verb = 'correction' and i.returned > 0 and not v_is_test
        and coalesce(d_nets[v_venue], 0) + d_moved[v_venue] + i.returned > coalesce(p_day_allowances[v_venue], 0) then
        v_outcome := 'RETURN_ABOVE_DAY';
      elsif i.verb <> 'rollback' then
        v_returned := nullif(i.returned, 0);
        v_paid := i.amount;
        if i.verb = 'correction' and v_balance + i.amount < 0 then
          v_held := 'debt';
          v_ceiling := v_balance;
          v_paid := 0;
        elsif i.amount > 0 and i.payout + i.amount > (i.stake - coalesce(v_returned, 0)) * i.win_times then
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
          v_turnover := i.target_turnover * (i.target_amount - i.target_returned - v_returned) / i.target_amount
            - i.target_turnover * (i.target_amount - i.target_returned) / i.target_amount;
          update games.movement m set stake_returned = i.target_returned + v_returned
            where m.bucket = p_bucket and m.uid = i.uid and m.bet_id = i.target_bet_id and m.id = i.target_id;
        end if;
        if i.verb = 'win' then
          n_changed := n_changed + 1;
          v_changed[n_changed] := row(i.uid, v_bet_id, v_bet_at, null, null, null, null,
            case when not i.is_finished then 'pending'
              when v_returned = i.stake and i.payout + i.amount = 0 and not games.has_held_win(i.uid, v_bet_id) then 'failed'
              else 'completed' end,
            i.stake - coalesce(v_returned, 0), i.stake_returned + coalesce(v_returned, 0),
            i.payout + v_paid, case when i.is_finished then v_now end)::games.bet_row;
        end if;
      else
        v_moved := i.target_amount;
        v_turnover := -i.target_turnover;
        -- On the day of the bet, whose counter took it.
        perform limits.return_bet(i.uid, i.target_amount, i.target_at);
        update games.movement m set is_rolled_back = true
          where m.bucket = p_bucket and m.uid = i.uid and m.bet_id = i.target_bet_id and m.id = i.target_id;
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
        case i.verb when 'correction' then v_paid else abs(v_moved) - coalesce(v_returned, 0) end, i.hash, v_balance, v_bet_at,
        i.campaign, v_now, i.details, v_returned, v_turnover)::games.movement_row;
      if v_held is not null then
        n_h := n_h + 1;
        v_helds[n_h] := row(v_movement_id, i.uid, v_bet_id, v_bet_at, i.venue, i.transaction_id, i.verb,
          i.game_code, abs(i.amount), v_held, v_ceiling, v_now)::games.held_win_row;
        v_outcome := 'HELD';
      elsif i.verb = 'correction' then
        perform games.correct_round(i.uid, v_bet_id, v_bet_at, v_movement_id, v_paid, coalesce(v_returned, 0),
          coalesce(v_turnover, -coalesce(v_returned, 0)), v_now);
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
        if i.verb = 'bet' and i.amount > 0 then
          v_jackpots := v_jackpots || row(n, i.uid, 'bet', i.venue || ':' || i.transaction_id, v_bet_id, v_bet_at,
            v_movement_id, i.amount, 0, i.venue, i.game_code, i.transaction_id, i.jackpots)::games.jackpot_item;
        elsif v_returned is not null or i.verb = 'rollback' and v_moved > 0 then
          v_jackpots := v_jackpots || row(n, i.uid, 'return', i.venue || ':' || i.transaction_id, v_bet_id, v_bet_at,
            i.target_id, i.target_amount, i.target_amount - i.target_returned - coalesce(v_returned, v_moved),
            i.venue, i.game_code, i.bet_transaction_id, i.jackpots)::games.jackpot_item;
        end if;
        if i.verb = 'win' and i.is_finished then
          v_jackpots := v_jackpots || row(n, i.uid, 'finish', i.venue || ':' || i.transaction_id, v_bet_id, v_bet_at,
            v_movement_id, i.stake - coalesce(v_returned, 0), 0, i.venue, i.game_code, i.bet_transaction_id,
            i.jackpots)::games.jackpot_item;
        end if;
      end if;
    end if;
    outcomes[n] := v_outcome;
    -- A venue that has shown neither a session nor a bet of the player learns nothing of their money.
    balances[n] := case when v_outcome in ('SESSION_EXPIRED', 'TRANSACTION_DOES_NOT_EXIST', i.refusal)
      or i.known_uid <> i.uid then null else v_balance end;
    movement_ids[n] := v_movement_id;
  end loop;

  if n_m > 0 then
    perform games.write_decided(p_bucket, v_new, v_changed, v_movements, v_helds, v_now);
    if d_has_moved then
      perform games.count_venue_days(p_bucket, p_day_venues, v_day, d_moved, d_promoted, d_slices);
    end if;
    select p.won_places, p.won_amounts into v_won_places, v_won_amounts
      from games.post_movements(p_bucket, v_movements, v_limited, v_jackpots, v_now) p;
  end if;
  for w in 1 .. coalesce(cardinality(v_won_places), 0) loop
    v_place := v_won_places[w];
    outcomes[v_place] := case outcomes[v_place] when 'OK' then 'JACKPOT' else outcomes[v_place] end;
    balances[v_place] := balances[v_place] + v_won_amounts[w];
  end loop;
end
$$;
