-- Whom a promotion is for: an audience of contract/rules/promotions/audience.ts. What it does not name, it
-- does not ask for.
create or replace function promotions.is_for(p_audience jsonb, p_uid bigint, p_status text) returns boolean
  language plpgsql stable as $$
declare
  v_registered_at timestamptz;
  v_partners text[];
  v_level integer;
begin
  if p_audience = '{}' then
    return true;
  end if;
  if p_audience ? 'registered_from' or p_audience ? 'registered_before' then
    v_registered_at := identity.registered_at(p_uid);
  end if;
  if p_audience ? 'partners' then
    v_partners := identity.partners_of(p_uid);
  end if;
  if p_audience ? 'level_from' or p_audience ? 'level_to' then
    v_level := vip.level_of(p_uid);
  end if;
  return coalesce((p_audience -> 'statuses') ? p_status, not p_audience ? 'statuses')
    and coalesce((p_audience -> 'uids') ? p_uid::text, not p_audience ? 'uids')
    and coalesce((p_audience -> 'partners') ?| v_partners, not p_audience ? 'partners')
    and coalesce(v_level >= (p_audience ->> 'level_from')::integer, true)
    and coalesce(v_level <= (p_audience ->> 'level_to')::integer, true)
    and coalesce(v_registered_at >= (p_audience ->> 'registered_from')::timestamptz, not p_audience ? 'registered_from')
    and coalesce(v_registered_at < (p_audience ->> 'registered_before')::timestamptz, not p_audience ? 'registered_before');
end
$$;

-- Who is taken for the same person as this player.
create or replace function promotions.same_person(p_uid bigint) returns bigint[]
  language sql stable
  return identity.sharing_device(p_uid) || kyc.sharing_id(p_uid) || payments.sharing_account(p_uid);

-- Whether a reward in this state has a cost.
create or replace function promotions.is_kept(p_state text) returns boolean
  language sql immutable
  return p_state in ('offered', 'claimed');

-- Locks the wallets of players in the order of uids, as everybody does; test accounts get one of test money
-- first. Whoever gives by several calls in one transaction holds them all before the first: each call then
-- holds what its promotion has cost, and no wallet may be waited for after that.
create or replace function promotions.hold_wallets(p_uids bigint[]) returns void
  language plpgsql as $$
declare
  v_testers constant bigint[] := identity.testers_among(p_uids);
  v_uid bigint;
begin
  for v_uid in select distinct u from unnest(p_uids) u order by u loop
    if v_uid = any (v_testers) then
      perform ledger.open_test_wallet(v_uid);
    end if;
    perform ledger.lock_wallet(v_uid);
  end loop;
end
$$;

-- Why a promotion that runs gives a player nothing for a period, or null: NOT_FOR_PLAYER, SHARED (another
-- account of the same person has it), GROUP_TAKEN, PLAYER_CAP, DAY_CAP, BUDGET. p_spent and p_spent_on_day are
-- what it has cost. What is given out of test money costs nothing, so it counts in no sum but the player's own.
create or replace function promotions.refusal_of(
  p_promotion promotions.promotion, p_uid bigint, p_status text, p_is_test boolean, p_period text, p_amount bigint,
  p_spent bigint, p_spent_on_day bigint
) returns text
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_uids bigint[];
  v_promotions integer[];
  v_has bigint;
begin
  if not promotions.is_for(p_promotion.audience, p_uid, p_status) then
    return 'NOT_FOR_PLAYER';
  end if;
  if p_promotion.is_one_per_person then
    v_uids := promotions.same_person(p_uid);
    if exists (
      select 1 from unnest(v_uids) as other(uid)
      join promotions.reward r on r.bucket = platform.bucket_of(other.uid) and r.promotion_id = p_promotion.id and r.uid = other.uid
        and r.period = p_period and promotions.is_kept(r.state))
    then
      return 'SHARED';
    end if;
  end if;
  if p_promotion.exclusive_group is not null then
    v_promotions := array(select p.id from promotions.promotion p
      where p.exclusive_group = p_promotion.exclusive_group and p.id <> p_promotion.id);
    if exists (
      select 1 from promotions.reward r
      where r.bucket = v_bucket and r.promotion_id = any (v_promotions) and r.uid = p_uid and r.period = p_period
        and promotions.is_kept(r.state))
    then
      return 'GROUP_TAKEN';
    end if;
  end if;
  if p_promotion.player_cap is not null then
    select coalesce(sum(r.amount), 0) into v_has from promotions.reward r
      where r.bucket = v_bucket and r.promotion_id = p_promotion.id and r.uid = p_uid and promotions.is_kept(r.state);
    if p_amount > p_promotion.player_cap - v_has then
      return 'PLAYER_CAP';
    end if;
  end if;
  return case
    when not p_is_test and p_amount > p_promotion.day_cap - p_spent_on_day then 'DAY_CAP'
    when not p_is_test and p_amount > p_promotion.budget - p_spent then 'BUDGET'
  end;
end
$$;

-- For how long money that is credited by itself waits for a player who may not have it yet.
create or replace function promotions.held_for() returns interval
  language sql immutable
  return interval '30 days';

-- Gives rewards of a promotion, each to one player for a period and a step; they are decided in the order in
-- which they stand, and the outcomes stand in the same. With p_credit they are claimed at once, otherwise they
-- are offered. Money is credited to nobody whom the gate `welfare` refuses: it is offered to them, and waits.
--
-- The order is the point. First the wallets are locked, in the order of uids, as by everybody; then what
-- the promotion has cost. Only then is anything read: whoever held these before has committed, so nothing
-- is given twice, and no bound is passed however many come at once. What does not fit whole is not given.
--
-- GRANTED, or why not: KNOWN (given before: the id is answered), NOT_RUNNING, SHUT_OUT, or as
-- promotions.refusal_of says.
--
-- p_earned_at is when it was earned, where that is not now: what a promotion owes is given after its end, and
-- counts in the cap of the day on which it was earned.
create or replace function promotions.grant(
  p_promotion integer,
  p_uids bigint[],
  p_periods text[],
  p_steps smallint[],
  p_amounts bigint[],
  p_facts jsonb[],
  p_credit boolean,
  p_by text,
  p_earned_at timestamptz default null,
  p_expires_at timestamptz default null,
  out outcomes text[],
  out reward_ids bigint[]
)
  language plpgsql
  -- A plan made while the tables were empty must stay right when they hold millions of rows.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_count constant integer := coalesce(cardinality(p_uids), 0);
  v_now timestamptz; v_day date; v_earned_at timestamptz;
  v_promotion promotions.promotion;
  v_statuses text[]; v_excluded bigint[];
  v_spent bigint; v_spent_today bigint; v_whole bigint := 0; v_rewards bigint := 0;
  v_uid bigint; v_bucket integer; v_is_test boolean; v_is_running boolean;
  v_outcome text; v_id bigint; v_is_held boolean;
  c_uids bigint[]; c_ids bigint[];
begin
  if v_count not between 1 and 1000
    or (cardinality(p_periods), cardinality(p_steps), cardinality(p_amounts), cardinality(p_facts))
      is distinct from (v_count, v_count, v_count, v_count)
  then
    raise exception 'promotions.grant: the arrays do not fit together' using errcode = 'invalid_parameter_value';
  end if;
  perform promotions.hold_wallets(p_uids);
  insert into promotions.spent (promotion_id, day) values (p_promotion, '-infinity') on conflict do nothing;
  select amount into v_spent from promotions.spent
    where promotion_id = p_promotion and day = '-infinity' for update;
  -- Whoever pauses it waits for what is being given, and is seen by whatever comes after.
  select * into v_promotion from promotions.promotion where id = p_promotion for share;
  v_now := platform.clock();
  v_earned_at := coalesce(p_earned_at, v_now);
  v_day := platform.manila_day(v_earned_at);
  v_is_running := v_promotion.state = 'published' and v_promotion.starts_at <= v_earned_at
    and coalesce(v_earned_at < v_promotion.ends_at, true);
  v_spent_today := coalesce((select amount from promotions.spent
    where promotion_id = p_promotion and day = v_day), 0);
  v_statuses := kyc.statuses_of(p_uids);
  v_excluded := limits.excluded_among(p_uids, v_now);

  for i in 1 .. v_count loop
    if p_uids[i] is distinct from v_uid then
      v_uid := p_uids[i];
      v_bucket := platform.bucket_of(v_uid);
      v_is_test := (select w.is_test from ledger.standing w where w.bucket = v_bucket and w.uid = v_uid);
    end if;
    select r.id into v_id from promotions.reward r
      where r.bucket = v_bucket and r.promotion_id = p_promotion and r.uid = v_uid and r.period = p_periods[i] and r.step = p_steps[i];
    v_outcome := case
      when v_id is not null then 'KNOWN'
      when not v_is_running then 'NOT_RUNNING'
      when v_statuses[i] in ('block', 'frozen') or v_uid = any (v_excluded) then 'SHUT_OUT'
      else coalesce(promotions.refusal_of(v_promotion, v_uid, v_statuses[i], v_is_test, p_periods[i],
        p_amounts[i], v_spent, v_spent_today), 'GRANTED')
    end;
    if v_outcome = 'GRANTED' then
      v_id := nextval('promotions.reward_id');
      v_is_held := p_credit and v_promotion.currency = 'PHP' and not kyc.may_have_welfare(v_statuses[i]);
      insert into promotions.reward (bucket, uid, id, promotion_id, period, step, currency, amount, cash_type,
          wagering_times, state, is_test, day, offered_at, expires_at, facts)
        values (v_bucket, v_uid, v_id, p_promotion, p_periods[i], p_steps[i], v_promotion.currency, p_amounts[i],
          v_promotion.cash_type, v_promotion.wagering_times, 'offered', v_is_test, v_day, v_now,
          case when v_is_held then v_now + promotions.held_for()
            when not p_credit then coalesce(p_expires_at, v_now + make_interval(hours => v_promotion.claim_hours),
              case when v_promotion.ends_at > v_now then v_promotion.ends_at end) end,
          coalesce(p_facts[i], '{}'));
      if p_credit and not v_is_held then
        c_uids := c_uids || v_uid;
        c_ids := c_ids || v_id;
      else
        perform promotions.write_step(v_uid, v_id, 'offered', p_by);
      end if;
      if not v_is_test then
        v_spent := v_spent + p_amounts[i];
        v_spent_today := v_spent_today + p_amounts[i];
        v_whole := v_whole + p_amounts[i];
        v_rewards := v_rewards + 1;
      end if;
    end if;
    outcomes[i] := v_outcome;
    reward_ids[i] := v_id;
  end loop;

  if v_rewards > 0 then
    perform promotions.count_cost(p_promotion, v_day, v_whole, v_rewards);
  end if;
  if c_ids is not null then
    perform promotions.credit(c_uids, c_ids, p_by);
  end if;
end
$$;
