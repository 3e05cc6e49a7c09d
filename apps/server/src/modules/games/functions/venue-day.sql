-- Into so many slices each bucket's part of a venue's day is cut: about as many batches of one venue may be at work at
-- once, and a bucket has a few even where there are many buckets.
create or replace function games.venue_slices() returns smallint
  language sql immutable
  return greatest(16 / platform.buckets(), 4)::smallint;

create or replace function games.open_venue_day(p_bucket integer, p_venue text, p_day date) returns void
  language plpgsql as $$
begin
  insert into games.venue_day (bucket, venue, day, slice)
    select p_bucket, p_venue, p_day, s from generate_series(0, games.venue_slices() - 1) s order by s
    on conflict do nothing;
end
$$;

-- Takes the locks of all slices of a venue's day in their order, bucket after bucket, and waits for whoever holds one, so
-- what it counts is the whole day; whoever holds one waits for none before it.
create or replace function games.hold_venue_day(
  p_venue text, p_day date, out net bigint, out promo bigint, out slices bigint
)
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
declare
  v_part record;
begin
  net := 0; promo := 0; slices := 0;
  for b in 0 .. platform.buckets() - 1 loop
    perform games.open_venue_day(b, p_venue, p_day);
    select sum(l.net) as net, sum(l.promo) as promo, count(*) as slices into v_part
      from (select d.net, d.promo from games.venue_day d
        where d.bucket = b and d.venue = p_venue and d.day = p_day order by d.slice for update) l;
    net := net + v_part.net;
    promo := promo + v_part.promo;
    slices := slices + v_part.slices;
  end loop;
end
$$;

-- Shares out what is left of a venue's allowances anew, and answers what slice 0 of the bucket may pay: all that is
-- wanted, if there is so much. Near the end of an allowance every batch comes here, and they decide one after the other:
-- stakes are given back whatever is left, and where that may be more than there is no slice says an allowance, so that
-- none pays before the next has counted.
create or replace function games.share_venue_day(
  p_bucket integer, p_venue text, p_day date, p_net_allowance bigint, p_promo_allowance bigint,
  p_wanted_net bigint, p_wanted_promo bigint, out net_room bigint, out promo_room bigint
)
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
declare
  v_buckets constant integer[] := array(select generate_series(0, platform.buckets() - 1));
  v_held record; v_net bigint; v_promo bigint; v_others bigint; v_is_short boolean;
begin
  select h.* into v_held from games.hold_venue_day(p_venue, p_day) h;
  -- Less than nothing is left where stakes were given back after their wins were paid.
  v_net := p_net_allowance - v_held.net;
  v_promo := p_promo_allowance - v_held.promo;
  v_others := v_held.slices - 1;
  v_is_short := p_wanted_net > v_net;
  net_room := least(v_net, greatest(p_wanted_net, v_net / (v_others + 1)));
  promo_room := least(v_promo, greatest(p_wanted_promo, v_promo / (v_others + 1)));
  update games.venue_day d set
      net_grant = d.net + case when d.bucket = p_bucket and d.slice = 0 then net_room else (v_net - net_room) / v_others end,
      promo_grant = d.promo + case when d.bucket = p_bucket and d.slice = 0 then promo_room else (v_promo - promo_room) / v_others end,
      net_allowance = case when v_is_short then -1 else p_net_allowance end, promo_allowance = p_promo_allowance
    where d.bucket = any (v_buckets) and d.venue = p_venue and d.day = p_day;
end
$$;

-- What a venue's day may pay is counted anew by whoever comes next, since stakes went back that no slice had been granted:
-- what was granted to the others may have been won on them.
create or replace function games.close_venue_day(p_venue text, p_day date) returns void
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
declare
  v_buckets constant integer[] := array(select generate_series(0, platform.buckets() - 1));
begin
  perform games.hold_venue_day(p_venue, p_day);
  update games.venue_day d set net_allowance = -1
    where d.bucket = any (v_buckets) and d.venue = p_venue and d.day = p_day;
end
$$;

-- Takes a slice of the day of each venue of a batch, in the order of the names, which stand sorted. Held until the batch has
-- committed: what is decided on it is added to it before anybody else decides. Answers each day as if the slice were all
-- of it: the allowance less what may be paid.
create or replace function games.take_venue_days(
  p_bucket integer, p_day_venues text[], p_day date, p_net_allowances bigint[], p_promo_allowances bigint[],
  p_venues text[], p_verbs text[], p_amounts bigint[], p_returned bigint[], p_bet_transactions text[],
  out nets bigint[], out promos bigint[], out slices smallint[]
)
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
declare
  v_count constant integer := coalesce(cardinality(p_day_venues), 0);
  v_from integer := 1; v_to integer; v_taken record; v_net_room bigint; v_promo_room bigint;
begin
  while v_from <= v_count loop
    select t.place, t.net_wanted, t.promo_wanted, t.net_rooms, t.promo_rooms, t.slices into v_taken
      from games.take_slices(p_bucket, v_from, p_day_venues, p_day, p_net_allowances, p_promo_allowances,
        p_venues, p_verbs, p_amounts, p_returned, p_bet_transactions) t;
    v_to := coalesce(v_taken.place, v_count + 1);
    for n in v_from .. v_to - 1 loop
      nets[n] := p_net_allowances[n] - v_taken.net_rooms[n];
      promos[n] := coalesce(p_promo_allowances[n], 0) - v_taken.promo_rooms[n];
      slices[n] := v_taken.slices[n];
    end loop;
    if v_taken.place is not null then
      select s.net_room, s.promo_room into v_net_room, v_promo_room
        from games.share_venue_day(p_bucket, p_day_venues[v_to], p_day, p_net_allowances[v_to],
          coalesce(p_promo_allowances[v_to], 0), v_taken.net_wanted, v_taken.promo_wanted) s;
      nets[v_to] := p_net_allowances[v_to] - v_net_room;
      promos[v_to] := coalesce(p_promo_allowances[v_to], 0) - v_promo_room;
      slices[v_to] := 0;
    end if;
    v_from := v_to + 1;
  end loop;
end
$$;

-- Adds what a batch has moved, to the slices that it has taken. Sorted, as the locks are, so that two batches never wait in
-- a circle.
create or replace function games.count_venue_days(
  p_bucket integer, p_venues text[], p_day date, p_nets bigint[], p_promos bigint[], p_slices smallint[] default null
) returns void
  language plpgsql
as $$
declare
  v_slices smallint[] := coalesce(p_slices, '{}');
  v_from integer := 1; v_left integer;
begin
  loop
    select f into v_left from games.add_to_slices(p_bucket, v_from, p_venues, p_day, p_nets, p_promos, v_slices) f;
    exit when v_left is null;
    perform games.close_venue_day(p_venues[v_left], p_day);
    v_slices[v_left] := 0;
    v_from := v_left;
  end loop;
end
$$;

-- Takes a slice of the day of each venue of a batch from p_from on, where the bucket lies, as far as there are some that
-- nobody holds and that may pay what the batch wants to. `place` is the first venue of which there is none, with what it
-- wants; the rooms and slices are of those before it. A slice that was granted by another allowance than today's pays
-- nothing.
create or replace function games.take_slices(
  p_bucket integer, p_from integer, p_day_venues text[], p_day date, p_net_allowances bigint[], p_promo_allowances bigint[],
  p_venues text[], p_verbs text[], p_amounts bigint[], p_returned bigint[], p_bet_transactions text[],
  out place integer, out net_wanted bigint, out promo_wanted bigint,
  out net_rooms bigint[], out promo_rooms bigint[], out slices smallint[]
)
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
declare
  v_given_back bigint; v_net_room bigint; v_promo_room bigint; v_slice smallint;
begin
  for n in p_from .. cardinality(p_day_venues) loop
    -- A venue that has only stakes in the batch is said without an allowance, and needs no slice yet.
    continue when p_net_allowances[n] is null;
    select coalesce(sum(greatest(x.amount, 0) + coalesce(x.returned, 0)) filter (where x.verb in ('win', 'correction')), 0),
        coalesce(sum(x.amount) filter (where x.verb = 'promo'), 0)
      into net_wanted, promo_wanted
      from unnest(p_venues, p_verbs, p_amounts, p_returned) as x(venue, verb, amount, returned)
      where x.venue = p_day_venues[n];
    if 'rollback' = any (p_verbs) then
      select coalesce(sum(m.amount), 0) into v_given_back
        from unnest(p_venues, p_verbs, p_bet_transactions) as x(venue, verb, bet_transaction_id)
        join games.movement m on m.bucket = p_bucket and m.venue = x.venue and m.transaction_id = x.bet_transaction_id
        where x.venue = p_day_venues[n] and x.verb = 'rollback';
      net_wanted := net_wanted + v_given_back;
    end if;
    select d.slice, d.net_grant - d.net, d.promo_grant - d.promo into v_slice, v_net_room, v_promo_room
      from games.venue_day d
      where d.bucket = p_bucket and d.venue = p_day_venues[n] and d.day = p_day
        and d.net_allowance = p_net_allowances[n] and d.promo_allowance = coalesce(p_promo_allowances[n], 0)
        and d.net_grant - d.net >= net_wanted and d.promo_grant - d.promo >= promo_wanted
      order by d.slice limit 1 for update skip locked;
    if not found then
      place := n;
      return;
    end if;
    net_rooms[n] := v_net_room;
    promo_rooms[n] := v_promo_room;
    slices[n] := v_slice;
  end loop;
end
$$;

-- Adds what a batch has moved from p_from on, where the bucket lies: to the slices that it has taken, or, where it credits
-- nothing, to one that nobody holds. A stake that goes back in a batch that credits nothing else needs one that was granted
-- so much; where there is none this answers the place of its venue and adds no more.
create or replace function games.add_to_slices(
  p_bucket integer, p_from integer, p_venues text[], p_day date, p_nets bigint[], p_promos bigint[], p_slices smallint[]
) returns integer
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
declare
  v_slice smallint;
begin
  for n in p_from .. cardinality(p_venues) loop
    continue when p_nets[n] = 0 and p_promos[n] = 0;
    v_slice := p_slices[n];
    if v_slice is null and p_nets[n] > 0 then
      select d.slice into v_slice from games.venue_day d
        where d.bucket = p_bucket and d.venue = p_venues[n] and d.day = p_day and d.net_grant - d.net >= p_nets[n]
        order by d.slice limit 1 for update skip locked;
      if not found then
        return n;
      end if;
    elsif v_slice is null then
      select d.slice into v_slice from games.venue_day d
        where d.bucket = p_bucket and d.venue = p_venues[n] and d.day = p_day order by d.slice limit 1 for update skip locked;
    end if;
    if v_slice is null then
      perform games.open_venue_day(p_bucket, p_venues[n], p_day);
      v_slice := pg_backend_pid() % games.venue_slices();
    end if;
    update games.venue_day d set net = d.net + p_nets[n], promo = d.promo + p_promos[n]
      where d.bucket = p_bucket and d.venue = p_venues[n] and d.day = p_day and d.slice = v_slice;
  end loop;
  return null;
end
$$;
