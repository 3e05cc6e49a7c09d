-- What venues have paid today, in the order of the names, which stand sorted. Locked until the batch has
-- committed: what is decided on a sum is added to it before anybody else decides.
create or replace function games.lock_venue_days(
  p_venues text[], p_day date, out nets bigint[], out promos bigint[]
)
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
begin
  for attempt in 1 .. 2 loop
    select array_agg(l.net), array_agg(l.promo) into nets, promos
      from (select d.net, d.promo from games.venue_day d
        where d.venue = any (p_venues) and d.day = p_day order by d.venue for update) l;
    exit when cardinality(nets) = cardinality(p_venues);
    insert into games.venue_day (venue, day) select v, p_day from unnest(p_venues) v order by v
      on conflict do nothing;
  end loop;
end
$$;

-- Adds what a batch has moved. Sorted, as the locks are, so that two batches never wait in a circle.
create or replace function games.count_venue_days(
  p_venues text[], p_day date, p_nets bigint[], p_promos bigint[]
) returns void
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
begin
  for n in 1 .. cardinality(p_venues) loop
    continue when p_nets[n] = 0 and p_promos[n] = 0;
    update games.venue_day d set net = d.net + p_nets[n], promo = d.promo + p_promos[n]
      where d.venue = p_venues[n] and d.day = p_day;
    if not found then
      insert into games.venue_day as d (venue, day, net, promo)
        values (p_venues[n], p_day, p_nets[n], p_promos[n])
        on conflict (venue, day) do update set net = d.net + excluded.net, promo = d.promo + excluded.promo;
    end if;
  end loop;
end
$$;
