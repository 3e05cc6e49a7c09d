-- The days of the race that a day belongs to. Races follow each other from the first day of the promotion on; the last
-- one ends with it.
create or replace function promotions.race_span(
  p_promotion integer, p_day date, p_days integer, out first_day date, out last_day date
)
  language sql stable as $$
  select s.first, least(s.first + p_days - 1, platform.manila_day(p.ends_at - interval '1 microsecond'))
  from promotions.promotion p
  cross join lateral (select platform.manila_day(p.starts_at)
    + (p_day - platform.manila_day(p.starts_at)) / p_days * p_days as first) s
  where p.id = p_promotion
$$;

-- Everybody who has joined a race and played, the best first: by the best round, of equals whoever had it first, or
-- by how many rounds; then the older account. It is computed of what was played and of nothing else, so whoever asks
-- again is told the same.
create or replace function promotions.raced(
  p_promotion integer, p_first date, p_last date, p_game_types smallint[], p_by text, p_with_testers boolean
) returns table (place bigint, uid bigint, score bigint, reached_at timestamptz)
  language plpgsql stable as $$
#variable_conflict use_column
declare
  v_joined bigint[] := array(select r.uid from promotions.racer r where r.promotion_id = p_promotion and r.first_day = p_first);
  v_out bigint[];
begin
  v_out := promotions.left_out(p_promotion, p_last, v_joined, p_with_testers);
  return query
    select row_number() over (order by s.score desc, s.reached_at, s.uid), s.uid, s.score, s.reached_at
    from (
      select p.uid,
        case p_by when 'rounds' then sum(p.rounds)::bigint else max(p.best_percent) end as score,
        case p_by when 'rounds' then null
          else (array_agg(p.best_at order by p.best_percent desc, p.best_at))[1] end as reached_at
      from unnest(v_joined) as j(uid)
      join promotions.played p on p.bucket = platform.bucket_of(j.uid) and p.uid = j.uid
      where j.uid <> all (v_out) and p.day between p_first and p_last and p.game_type = any (p_game_types)
      group by p.uid
    ) s
    where s.score > 0
    order by 1;
end
$$;

-- Closes a day of a race, once, whoever calls it how often: the last one writes down how the race ended and what is
-- owed, the others nothing.
create or replace function promotions.close_race_day(
  p_promotion integer, p_day date, p_days integer, p_game_types smallint[], p_by text, p_prizes bigint[],
  p_with_testers boolean
) returns void
  language plpgsql as $$
declare
  v_span record;
begin
  insert into promotions.closed_day (promotion_id, day) values (p_promotion, p_day) on conflict do nothing;
  if not found then
    return;
  end if;
  select * into v_span from promotions.race_span(p_promotion, p_day, p_days);
  if v_span.last_day <> p_day then
    return;
  end if;
  insert into promotions.race_place (promotion_id, first_day, last_day, place, uid, score, reached_at, prize)
    select p_promotion, v_span.first_day, p_day, r.place, r.uid, r.score, r.reached_at, p_prizes[r.place::integer]
    from promotions.raced(p_promotion, v_span.first_day, p_day, p_game_types, p_by, p_with_testers) r
    where r.place <= cardinality(p_prizes);
  insert into promotions.due (promotion_id, day, uid, amount, facts)
    select promotion_id, last_day, uid, prize, jsonb_build_object('place', place, 'score', score::text)
    from promotions.race_place where promotion_id = p_promotion and first_day = v_span.first_day;
end
$$;

-- Joins a race or leaves it, while it runs; whether the player is in it then.
create or replace function promotions.change_racer(p_promotion integer, p_uid bigint, p_days integer, p_is_in boolean)
  returns boolean
  language plpgsql as $$
declare
  v_first constant date := (select s.first_day
    from promotions.race_span(p_promotion, platform.manila_day(platform.clock()), p_days) s);
begin
  if p_is_in then
    insert into promotions.racer (promotion_id, first_day, uid) values (p_promotion, v_first, p_uid) on conflict do nothing;
  else
    delete from promotions.racer where promotion_id = p_promotion and first_day = v_first and uid = p_uid;
  end if;
  return p_is_in;
end
$$;
