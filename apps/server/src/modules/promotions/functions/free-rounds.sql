-- Gives a player free rounds of a promotion, once for a period, and keeps the most that they may pay of its budget.
-- The order is that of promotions.grant: the wallet, then what the promotion has cost, then everything else.
-- GRANTED, or why not: KNOWN, NOT_RUNNING, SHUT_OUT, or as promotions.refusal_of says.
create or replace function promotions.give_free_rounds(
  p_promotion integer, p_uid bigint, p_period text, p_id text, p_win_max bigint, p_earned_at timestamptz
) returns text
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_now timestamptz; v_day date; v_status text; v_is_test boolean; v_spent bigint; v_outcome text; v_others bigint[];
  v_promotion promotions.promotion;
begin
  perform promotions.hold_wallets(array[p_uid]);
  insert into promotions.spent (promotion_id, day) values (p_promotion, '-infinity') on conflict do nothing;
  select amount into v_spent from promotions.spent
    where promotion_id = p_promotion and day = '-infinity' for update;
  select * into v_promotion from promotions.promotion where id = p_promotion for share;
  v_now := platform.clock();
  v_day := platform.manila_day(v_now);
  if exists (select 1 from promotions.free_grant g
    where g.bucket = v_bucket and g.uid = p_uid and g.promotion_id = p_promotion and g.period = p_period)
  then
    return 'KNOWN';
  end if;
  -- Rounds of a promotion that is paused or over would be played after it: nothing of them is owed.
  if v_promotion.state <> 'published' or v_promotion.starts_at > p_earned_at or v_promotion.ends_at <= v_now then
    return 'NOT_RUNNING';
  end if;
  v_status := (kyc.statuses_of(array[p_uid]))[1];
  if v_status in ('block', 'frozen') or limits.why_no_welfare(p_uid, false) is not null then
    return 'SHUT_OUT';
  end if;
  v_is_test := coalesce((select w.is_test from ledger.standing w where w.bucket = v_bucket and w.uid = p_uid), false);
  v_outcome := promotions.refusal_of(v_promotion, p_uid, v_status, v_is_test, p_period, p_win_max, v_spent,
    coalesce((select amount from promotions.spent where promotion_id = p_promotion and day = v_day), 0));
  if v_outcome is not null then
    return v_outcome;
  end if;
  -- Rewards of these are known to refusal_of; rounds that still run are not.
  if v_promotion.is_one_per_person then
    v_others := promotions.same_person(p_uid);
    if exists (select 1 from unnest(v_others) as other(uid)
      join promotions.free_grant g on g.bucket = platform.bucket_of(other.uid) and g.uid = other.uid
        and g.promotion_id = p_promotion and g.period = p_period)
    then
      return 'SHARED';
    end if;
  end if;
  if v_promotion.player_cap is not null and p_win_max > v_promotion.player_cap - (
    select coalesce(sum(g.reserved + g.won), 0) from promotions.free_grant g
    where g.bucket = v_bucket and g.uid = p_uid and g.promotion_id = p_promotion)
  then
    return 'PLAYER_CAP';
  end if;
  insert into promotions.free_grant (bucket, uid, promotion_id, period, id, win_max, reserved, is_test, day)
    values (v_bucket, p_uid, p_promotion, p_period, p_id, p_win_max, p_win_max, v_is_test, v_day);
  if not v_is_test then
    perform promotions.count_cost(p_promotion, v_day, p_win_max, 1);
  end if;
  return 'GRANTED';
end
$$;

-- Credits a part of what free rounds have won, once, and gives back what was kept for them. The bounds were asked when
-- they were given, so whatever fits into the most that they pay is the player's: also while the promotion is paused.
-- The part of a player who may have no bonus at this moment is offered, and waits for them.
create or replace function promotions.credit_free_rounds(p_uid bigint, p_id text, p_part integer, p_amount bigint)
  returns bigint
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_grant promotions.free_grant;
  v_promotion promotions.promotion;
  v_now timestamptz; v_status text; v_amount bigint; v_id bigint; v_period text;
begin
  perform promotions.hold_wallets(array[p_uid]);
  select * into v_grant from promotions.free_grant g where g.bucket = v_bucket and g.uid = p_uid and g.id = p_id;
  if not found then
    return 0;
  end if;
  perform 1 from promotions.spent where promotion_id = v_grant.promotion_id and day = '-infinity' for update;
  select * into v_grant from promotions.free_grant g where g.bucket = v_bucket and g.uid = p_uid and g.id = p_id for update;
  select * into v_promotion from promotions.promotion where id = v_grant.promotion_id for share;
  v_now := platform.clock();
  v_period := 'free:' || v_grant.period;
  if exists (select 1 from promotions.reward r where r.bucket = v_bucket and r.promotion_id = v_grant.promotion_id
    and r.uid = p_uid and r.period = v_period and r.step = p_part)
  then
    return 0;
  end if;
  v_amount := least(p_amount, v_grant.win_max - v_grant.won);
  update promotions.free_grant g set reserved = 0, won = g.won + v_amount, over_at = coalesce(g.over_at, v_now)
    where g.bucket = v_bucket and g.uid = p_uid and g.id = p_id;
  if v_grant.reserved > 0 and not v_grant.is_test then
    perform promotions.count_cost(v_grant.promotion_id, v_grant.day, -v_grant.reserved, -1);
  end if;
  if v_amount <= 0 then
    return 0;
  end if;
  v_status := (kyc.statuses_of(array[p_uid]))[1];
  v_id := nextval('promotions.reward_id');
  insert into promotions.reward (bucket, uid, id, promotion_id, period, step, currency, amount, cash_type,
      wagering_times, state, is_test, day, offered_at, expires_at, facts)
    values (v_bucket, p_uid, v_id, v_grant.promotion_id, v_period, p_part, v_promotion.currency, v_amount,
      v_promotion.cash_type, v_promotion.wagering_times, 'offered', v_grant.is_test, v_grant.day, v_now,
      v_now + promotions.held_for(), jsonb_build_object('free_rounds', p_id, 'won', p_amount));
  if not v_grant.is_test then
    perform promotions.count_cost(v_grant.promotion_id, v_grant.day, v_amount, 1);
  end if;
  if kyc.may_have_welfare(v_status) and limits.why_no_welfare(p_uid, false) is null then
    perform promotions.credit(array[p_uid], array[v_id], 'system');
  else
    perform promotions.write_step(p_uid, v_id, 'offered', 'system');
  end if;
  return v_amount;
end
$$;
