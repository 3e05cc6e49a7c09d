-- In batches, a day later: ids of movements from before, where there are several buckets. Until now the index over all
-- movements has said whose they are; the next migration takes it away. They are gone through in its order, and how far
-- is known to the session: to look for what is missing would read what is there again each time.
with page as materialized (
  select m.venue, m.transaction_id, m.uid from games.movement m
  where platform.buckets() > 1 and (m.venue, m.transaction_id)
    > (coalesce(current_setting('perya.used_venue', true), ''), coalesce(current_setting('perya.used_id', true), ''))
  order by m.venue, m.transaction_id limit 20000
), place as materialized (
  select set_config('perya.used_venue', l.venue, false), set_config('perya.used_id', l.transaction_id, false)
  from (select venue, transaction_id from page order by venue desc, transaction_id desc limit 1) l
), used as (
  insert into games.used_id (bucket, venue, transaction_id, uid)
    select (abs(hashtext(p.venue || ':' || p.transaction_id)::bigint) % platform.buckets())::integer,
      p.venue, p.transaction_id, p.uid
    from page p
    on conflict do nothing
)
select from page cross join place;
