-- Who of these takes no part in the ranking of a day: the disqualified, the blocked, frozen and excluded,
-- whom the promotion is not for, and test accounts, unless the installation has no other.
create or replace function promotions.left_out(
  p_promotion integer, p_day date, p_uids bigint[], p_with_testers boolean
) returns bigint[]
  language plpgsql stable as $$
declare
  v_statuses constant text[] := kyc.statuses_of(p_uids);
  v_excluded constant bigint[] := limits.excluded_among(p_uids, platform.clock());
  v_testers constant bigint[] := case when p_with_testers then '{}' else identity.testers_among(p_uids) end;
  v_audience constant jsonb := (select audience from promotions.promotion where id = p_promotion);
begin
  return array(
    select x.uid from unnest(p_uids, v_statuses) as x(uid, status)
      where x.status in ('block', 'frozen') or not promotions.is_for(v_audience, x.uid, x.status)
    union select unnest(v_excluded)
    union select unnest(v_testers)
    union select d.uid from promotions.disqualified d where d.promotion_id = p_promotion and d.day = p_day);
end
$$;

-- Everybody who staked on a day and takes part, the most first; of equals the older account.
create or replace function promotions.ranked(
  p_promotion integer, p_day date, p_game_types smallint[], p_with_testers boolean
) returns table (place bigint, uid bigint, staked bigint)
  language plpgsql stable as $$
#variable_conflict use_column
declare
  v_uids bigint[];
  v_staked bigint[];
  v_out bigint[];
begin
  select array_agg(s.uid), array_agg(s.staked) into v_uids, v_staked
    from (
      select p.uid, sum(p.staked)::bigint as staked from promotions.played p
      where p.day = p_day and p.game_type = any (p_game_types)
      group by p.bucket, p.uid
    ) s;
  v_out := promotions.left_out(p_promotion, p_day, coalesce(v_uids, '{}'), p_with_testers);
  return query
    select row_number() over (order by s.staked desc, s.uid), s.uid, s.staked
    from unnest(v_uids, v_staked) as s(uid, staked)
    left join unnest(v_out) as o(uid) on o.uid = s.uid
    where o.uid is null and s.staked > 0
    order by 1;
end
$$;

-- Makes the list of a day anew, once in an hour of the clock, with the prizes of the places from the first
-- on; true if it did. One on which nobody stands is no list yet: whoever plays first is not left waiting. With p_is_final it is made for the last time, and what was won is owed from then on.
create or replace function promotions.list_ranking(
  p_promotion integer, p_day date, p_game_types smallint[], p_prizes bigint[], p_with_testers boolean,
  p_is_final boolean
) returns boolean
  language plpgsql as $$
declare
  v_list promotions.ranking_list;
begin
  insert into promotions.ranking_list (promotion_id, day, listed_at) values (p_promotion, p_day, '-infinity')
    on conflict do nothing;
  select * into v_list from promotions.ranking_list where promotion_id = p_promotion and day = p_day for update;
  if v_list.is_final
    or (not p_is_final and date_trunc('hour', v_list.listed_at) = date_trunc('hour', platform.clock())
      and exists (select from promotions.ranking_place where promotion_id = p_promotion and day = p_day))
  then
    return false;
  end if;
  delete from promotions.ranking_place where promotion_id = p_promotion and day = p_day;
  insert into promotions.ranking_place (promotion_id, day, place, uid, staked, prize)
    select p_promotion, p_day, r.place, r.uid, r.staked, p_prizes[r.place::integer]
    from promotions.ranked(p_promotion, p_day, p_game_types, p_with_testers) r
    where r.place <= cardinality(p_prizes);
  update promotions.ranking_list set listed_at = platform.clock(), is_final = p_is_final
    where promotion_id = p_promotion and day = p_day;
  if p_is_final then
    insert into promotions.closed_day (promotion_id, day) values (p_promotion, p_day);
    insert into promotions.due (promotion_id, day, uid, amount, facts)
      select promotion_id, day, uid, prize, jsonb_build_object('place', place, 'staked', staked::text)
      from promotions.ranking_place where promotion_id = p_promotion and day = p_day;
  end if;
  return true;
end
$$;

-- Holds the list of a day that is not decided; false where it is. It is the lock of whoever makes the list:
-- a day is decided with or without what comes after this, and never halfway.
create or replace function promotions.hold_ranking(p_promotion integer, p_day date) returns boolean
  language plpgsql as $$
begin
  insert into promotions.ranking_list (promotion_id, day, listed_at) values (p_promotion, p_day, '-infinity')
    on conflict do nothing;
  perform from promotions.ranking_list
    where promotion_id = p_promotion and day = p_day and not is_final for update;
  return found;
end
$$;

-- Leaves a player out of the ranking of a day: DISQUALIFIED, KNOWN if it was so before, or SETTLED where the
-- day is decided already.
create or replace function promotions.disqualify(
  p_promotion integer, p_day date, p_uid bigint, p_by text, p_reason text
) returns text
  language plpgsql as $$
begin
  if not promotions.hold_ranking(p_promotion, p_day) then
    return 'SETTLED';
  end if;
  insert into promotions.disqualified (promotion_id, day, uid, by, reason)
    values (p_promotion, p_day, p_uid, p_by, p_reason) on conflict do nothing;
  return case when found then 'DISQUALIFIED' else 'KNOWN' end;
end
$$;

-- Lets a player take part again: REQUALIFIED, KNOWN if nothing kept them out, or SETTLED.
create or replace function promotions.requalify(p_promotion integer, p_day date, p_uid bigint) returns text
  language plpgsql as $$
begin
  if not promotions.hold_ranking(p_promotion, p_day) then
    return 'SETTLED';
  end if;
  delete from promotions.disqualified where promotion_id = p_promotion and day = p_day and uid = p_uid;
  return case when found then 'REQUALIFIED' else 'KNOWN' end;
end
$$;
