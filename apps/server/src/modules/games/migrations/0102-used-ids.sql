-- In batches, a day later: ids of movements from before, where there are several buckets. Until now the index over all
-- movements has said whose they are; the next migration takes it away.
insert into games.used_id (bucket, venue, transaction_id, uid)
  select (abs(hashtext(m.venue || ':' || m.transaction_id)::bigint) % platform.buckets())::integer,
    m.venue, m.transaction_id, m.uid
  from games.movement m
  where platform.buckets() > 1 and not exists (select from games.used_id u
    where u.bucket = (abs(hashtext(m.venue || ':' || m.transaction_id)::bigint) % platform.buckets())::integer
      and u.venue = m.venue and u.transaction_id = m.transaction_id)
  limit 20000
  on conflict do nothing;
