-- Published: with whom these players sat at tables within a time, day by day: in how many hands, and how much of what
-- the other put into pots they won, and the other of theirs. Others lie on any node: the hands of these players are
-- gathered first, then all seats of those hands, and both are laid together here.
create or replace function games.met_at_tables(p_uids bigint[], p_from timestamptz, p_until timestamptz)
  returns table (uid bigint, other bigint, day date, hands integer, gained bigint, lost bigint)
  language plpgsql stable as $$
declare
  v_hands text[]; v_at_venues text[];
  v_uids bigint[]; v_venues text[]; v_seats text[]; v_days date[]; v_puts bigint[]; v_wons bigint[];
begin
  select array_agg(distinct own.hand), array_agg(distinct own.venue) into v_hands, v_at_venues
    from unnest(p_uids) asked(uid)
    join games.table_seat own on own.bucket = platform.bucket_of(asked.uid) and own.uid = asked.uid
      and own.sat_at >= p_from and own.sat_at < p_until;
  select array_agg(s.uid), array_agg(s.venue), array_agg(s.hand), array_agg(platform.manila_day(s.sat_at)),
      array_agg(s.put), array_agg(s.won)
    into v_uids, v_venues, v_seats, v_days, v_puts, v_wons
    from games.table_seat s where s.venue = any (v_at_venues) and s.hand = any (v_hands);
  return query
    with seat as materialized (
      select * from unnest(v_uids, v_venues, v_seats, v_days, v_puts, v_wons) as s(uid, venue, hand, day, put, won))
    select own.uid, o.uid, own.day, count(*)::integer,
      coalesce(sum(o.put) filter (where own.won > 0), 0)::bigint,
      coalesce(sum(own.put) filter (where o.won > 0), 0)::bigint
    from seat own join seat o on o.venue = own.venue and o.hand = own.hand and o.uid <> own.uid
    where own.uid = any (p_uids)
    group by 1, 2, 3;
end
$$;
