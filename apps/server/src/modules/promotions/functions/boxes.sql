-- The days of a month up to today that brought a player a deposit or a box of a promotion, and today, the newest first.
-- `refusal` says why a day without a box has none, or why today would not bring one that holds p_least.
create or replace function promotions.box_days(p_uid bigint, p_promotion integer, p_month text, p_least bigint)
  returns table (day text, deposited bigint, state text, amount bigint, expires_at timestamptz, refusal text)
  language plpgsql stable as $$
#variable_conflict use_column
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_today constant date := platform.manila_day(platform.clock());
  v_first constant date := (p_month || '-01')::date;
  v_last constant date := least((v_first + interval '1 month - 1 day')::date, v_today);
  v_from constant text := v_first::text;
  v_to constant text := v_last::text;
  v_days date[]; v_amounts bigint[]; v_periods text[]; v_reasons text[]; v_refusal text;
  b_periods text[]; b_states text[]; b_amounts bigint[]; b_expire timestamptz[];
begin
  select array_agg(d.day), array_agg(d.amount) into v_days, v_amounts from promotions.deposited d
    where d.bucket = v_bucket and d.uid = p_uid and d.day between v_first and v_last;
  select array_agg(r.period), array_agg(r.state), array_agg(r.amount), array_agg(r.expires_at)
    into b_periods, b_states, b_amounts, b_expire
    from promotions.reward r
    where r.bucket = v_bucket and r.promotion_id = p_promotion and r.uid = p_uid and r.step = 0
      and r.period between v_from and v_to;
  select array_agg(n.period), array_agg(n.reason) into v_periods, v_reasons from promotions.not_given n
    where n.bucket = v_bucket and n.uid = p_uid and n.promotion_id = p_promotion
      and n.period between v_from and v_to;
  if v_last = v_today and (v_today::text = any (b_periods)) is not true then
    v_refusal := promotions.refusal_today(p_promotion, p_uid, p_least);
  end if;
  return query
    select to_char(m.day, 'YYYY-MM-DD'), coalesce(d.amount, 0), r.state, r.amount, r.expires_at,
      case when r.state is null then coalesce(n.reason, case when m.day = v_today then v_refusal end) end
    from (select g::date as day from generate_series(v_first::timestamp, v_last::timestamp, '1 day') g) m
    left join unnest(v_days, v_amounts) as d(day, amount) on d.day = m.day
    left join unnest(b_periods, b_states, b_amounts, b_expire) as r(period, state, amount, expires_at)
      on r.period = m.day::text
    left join unnest(v_periods, v_reasons) as n(period, reason) on n.period = m.day::text
    where m.day = v_today or d.amount > 0 or r.state is not null
    order by m.day desc;
end
$$;

-- The box that waits for a player and is gone first; where none waits, the first of these promotions that today can
-- bring one of, or could have. No row where today has brought one of each.
create or replace function promotions.current_box(p_uid bigint, p_promotions integer[], p_leasts bigint[])
  returns table (promotion integer, day text, deposited bigint, state text, amount bigint, expires_at timestamptz, refusal text)
  language plpgsql stable as $$
#variable_conflict use_column
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_now constant timestamptz := platform.clock();
  v_day date;
  v_period text;
  v_had integer[];
begin
  select r.promotion_id, r.period::date, r.state, r.amount, r.expires_at into promotion, v_day, state, amount, expires_at
    from promotions.reward r
    where r.bucket = v_bucket and r.promotion_id = any (p_promotions) and r.uid = p_uid and r.step = 0
      and r.state = 'offered' and r.expires_at > v_now
    order by r.expires_at, r.id limit 1;
  if promotion is null then
    v_day := platform.manila_day(v_now);
    v_period := v_day::text;
    v_had := array(select r.promotion_id from promotions.reward r
      where r.bucket = v_bucket and r.promotion_id = any (p_promotions) and r.uid = p_uid and r.step = 0
        and r.period = v_period);
    select a.id, w.refusal into promotion, refusal
      from unnest(p_promotions, p_leasts) with ordinality as a(id, least, place)
      cross join lateral (select promotions.refusal_today(a.id, p_uid, a.least) as refusal) w
      where a.id <> all (v_had)
      order by w.refusal is not null, a.place limit 1;
  end if;
  if promotion is null then
    return;
  end if;
  day := to_char(v_day, 'YYYY-MM-DD');
  deposited := coalesce((select d.amount from promotions.deposited d
    where d.bucket = v_bucket and d.uid = p_uid and d.day = v_day), 0);
  return next;
end
$$;
