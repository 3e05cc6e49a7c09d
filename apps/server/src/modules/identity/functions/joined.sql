-- Published: who registered when and where, and from which partner's app they came first ('web' for none).
create or replace view identity.joined as
  select p.uid, p.brand, p.created_at as registered_at,
    coalesce((select s.partner from identity.sent_by s where s.uid = p.uid order by s.since, s.partner limit 1), 'web') as channel
  from identity.player p;
