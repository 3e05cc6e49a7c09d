-- The door for money that players pay in, by a deposit or a voucher. A deposit counts from its beginning,
-- so that several open ones cannot pass a limit together. What comes to nothing is given back.
--
-- Order of locks: take_deposit takes the player's wallet (ledger.lock_wallet) and holds it until the
-- transaction ends. Call it before the row of the payment is written or locked. A change of limits takes
-- the same lock, so none is overtaken by a deposit that had read the limits of before.

-- What counts against each of the three limits at a moment in Manila.
create or replace function limits.deposited(p_uid bigint, p_at timestamptz, out today bigint, out week bigint, out month bigint)
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_day constant date := platform.manila_day(p_at);
  v_monday constant date := date_trunc('week', v_day::timestamp)::date;
  v_first constant date := date_trunc('month', v_day::timestamp)::date;
begin
  select coalesce(sum(d.counted) filter (where d.day = v_day), 0), coalesce(sum(d.counted) filter (where d.day >= v_monday), 0),
      coalesce(sum(d.counted) filter (where d.day >= v_first), 0)
    into today, week, month
    from limits.deposit_day d
    where d.bucket = v_bucket and d.uid = p_uid and d.day between least(v_monday, v_first) and v_day;
end
$$;

-- Counts what was paid in without asking: a payment that came after its deposit was given up, or one that
-- staff matched. Refusing it would not bring the money back to the player.
create or replace function limits.count_deposit(p_uid bigint, p_amount bigint, p_at timestamptz) returns void
  language plpgsql as $$
begin
  insert into limits.deposit_day as d (bucket, uid, day, counted)
    values (platform.bucket_of(p_uid), p_uid, platform.manila_day(p_at), p_amount)
    on conflict on constraint deposit_day_pkey do update set counted = d.counted + excluded.counted;
end
$$;

-- Null means allowed and counted; otherwise 'EXCLUDED', 'RESTRICTED' or 'DEPOSIT_LIMIT', and nothing was counted.
create or replace function limits.take_deposit(p_uid bigint, p_amount bigint, p_at timestamptz) returns text
  language plpgsql as $$
declare
  v_set limits.player;
  v_sums record;
  v_today_max bigint;
  v_week_max bigint;
  v_month_max bigint;
begin
  perform ledger.lock_wallet(p_uid);
  select * into v_set from limits.player where bucket = platform.bucket_of(p_uid) and uid = p_uid;
  if found then
    if v_set.excluded_until > p_at or v_set.listed_at is not null then
      return 'EXCLUDED';
    elsif v_set.deposit_shut_until > p_at then
      return 'RESTRICTED';
    end if;
    select * into v_sums from limits.deposited(p_uid, p_at);
    v_today_max := case when v_set.next_daily_deposit_at <= p_at
      then v_set.next_daily_deposit else v_set.daily_deposit end;
    v_week_max := case when v_set.next_weekly_deposit_at <= p_at
      then v_set.next_weekly_deposit else v_set.weekly_deposit end;
    v_month_max := case when v_set.next_monthly_deposit_at <= p_at
      then v_set.next_monthly_deposit else v_set.monthly_deposit end;
    if v_sums.today + p_amount > v_today_max or v_sums.week + p_amount > v_week_max
      or v_sums.month + p_amount > v_month_max
    then
      return 'DEPOSIT_LIMIT';
    end if;
  end if;
  perform limits.count_deposit(p_uid, p_amount, p_at);
  return null;
end
$$;

-- A deposit that was refused, canceled or ran out. p_at is the moment that take_deposit was told, so that
-- it leaves the day that counted it. It needs no lock: less counted can only have been more before. The
-- caller sees to it that one deposit is given back once, by its change of status. The floor is for a caller
-- that names another day.
create or replace function limits.return_deposit(p_uid bigint, p_amount bigint, p_at timestamptz) returns void
  language plpgsql as $$
begin
  update limits.deposit_day set counted = greatest(counted - p_amount, 0)
    where bucket = platform.bucket_of(p_uid) and uid = p_uid and day = platform.manila_day(p_at);
end
$$;
