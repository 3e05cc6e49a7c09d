-- What was posted, a line for each posting with its legs: what a seal is computed from, and what an archive holds. A
-- JSON array of player, id, moment in microseconds, moment of the key, scope, key, hash of the input, balance,
-- turnover, and legs of number, account, amount and balance.
create or replace view ledger.posting_line as
  select e.bucket, e.uid, e.created_at, e.posting_id, e.entries, e.amount, p.turnover,
    concat('[', e.uid, ',', e.posting_id, ',', (extract(epoch from e.created_at) * 1000000)::bigint, ',',
      (extract(epoch from p.created_at) * 1000000)::bigint, ',', to_json(p.scope), ',', to_json(p.key), ',"',
      encode(p.input_hash, 'hex'), '",', p.balance_after, ',', p.turnover, ',[', e.legs, ']]') as line
  from (
    select l.bucket, l.uid, l.created_at, l.posting_id, count(*) as entries,
      coalesce(sum(l.amount) filter (where l.leg = 0), 0) as amount,
      string_agg(concat('[', l.leg, ',', to_json(l.account), ',', l.amount, ',', coalesce(l.balance_after::text, 'null'), ']'),
        ',' order by l.leg) as legs
    from ledger.entry l
    group by l.bucket, l.uid, l.created_at, l.posting_id
  ) e
  left join ledger.posting p on p.bucket = e.bucket and p.uid = e.uid and p.id = e.posting_id;

drop function if exists ledger.month_lines(date, integer, bigint, bigint);
-- The lines of a month, of players of a range.
create or replace function ledger.month_lines(p_month date, p_bucket integer, p_after bigint, p_up_to bigint)
  returns table (uid bigint, created_at timestamptz, posting_id bigint, line text)
  language plpgsql stable as $$
begin
  return query select l.uid, l.created_at, l.posting_id, l.line
    from ledger.posting_line l
    where l.bucket = p_bucket and l.uid > p_after and l.uid <= p_up_to
      and l.created_at >= p_month::timestamp at time zone 'Asia/Manila'
      and l.created_at < (p_month + interval '1 month') at time zone 'Asia/Manila';
end
$$;

drop function if exists ledger.digest_players(date, integer, bigint, bigint);
-- The same as one digest for each player: a hash over the hashes of the lines, in the order of time; and how the
-- player stood at the end of the month. Since the last posting of the months before there is no key beside those of
-- the lines.
create or replace function ledger.digest_players(p_month date, p_bucket integer, p_after bigint, p_up_to bigint)
  returns table (uid bigint, balance numeric, turnover numeric, last_id bigint, postings bigint, keys bigint, entries numeric, digest bytea)
  language plpgsql stable as $$
begin
  return query select d.uid, coalesce(o.balance, 0) + d.amount, coalesce(o.turnover, 0) + d.turnover, d.last_id, d.postings,
      (select count(*) from ledger.posting k where k.bucket = p_bucket and k.uid = d.uid and k.id <= d.last_id
        and k.id > coalesce(o.last_id, -1)),
      d.entries, d.digest
    from (
      select l.uid, sum(l.amount) as amount, sum(l.turnover) as turnover,
        max(l.posting_id) as last_id, count(*) as postings, sum(l.entries) as entries,
        sha256(string_agg(sha256(convert_to(l.line, 'UTF8')), ''::bytea order by l.created_at, l.posting_id)) as digest
      from ledger.posting_line l
      where l.bucket = p_bucket and l.uid > p_after and l.uid <= p_up_to
        and l.created_at >= p_month::timestamp at time zone 'Asia/Manila'
        and l.created_at < (p_month + interval '1 month') at time zone 'Asia/Manila'
      group by l.uid
    ) d
    left join lateral (select s.balance, s.turnover, s.last_id from ledger.sealed_player s
      where s.bucket = p_bucket and s.uid = d.uid and s.month < p_month order by s.month desc limit 1) o on true;
end
$$;

-- The months that there are entries of or will be, the first one first.
create or replace function ledger.months() returns setof date
  language sql stable as $$
  select to_date(right(c.relname, 7), 'YYYY_MM')
  from pg_inherits i
  join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'ledger.entry'::regclass
  order by 1;
$$;

-- The months that are over for a day, so that no clock steps back into them, and not sealed; the first is the one
-- with the first entry.
create or replace function ledger.months_to_seal() returns setof date
  language plpgsql stable as $$
declare
  v_last constant date := (select max(s.month) from ledger.month_seal s);
  v_is_begun boolean := v_last is not null;
  v_month date;
begin
  for v_month in select m from ledger.months() m where m > coalesce(v_last, '-infinity') order by m loop
    exit when (v_month + interval '1 month' + interval '1 day') at time zone 'Asia/Manila' > platform.clock();
    v_is_begun := v_is_begun or exists (select 1 from ledger.entry e
      where e.created_at < (v_month + interval '1 month') at time zone 'Asia/Manila');
    if v_is_begun then
      return next v_month;
    end if;
  end loop;
end
$$;

-- For triggers `sealed before insert … for each row`.
create or replace function ledger.refuse_sealed() returns trigger
  language plpgsql as $$
begin
  raise exception 'the month of %.% is sealed: correct by adding to the month that is open', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

-- Notes how players of a range stood at the end of a month; those who are noted stay as they are. One with a key
-- that has no entries is not noted, and the month cannot be sealed.
create or replace function ledger.seal_players(p_month date, p_bucket integer, p_after bigint, p_up_to bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if p_month is distinct from (select min(m) from ledger.months_to_seal() m) then
    return;
  end if;
  insert into ledger.sealed_player (bucket, uid, month, balance, turnover, last_id, postings, entries, digest)
    select p_bucket, d.uid, p_month, d.balance, d.turnover, d.last_id, d.postings, d.entries, d.digest
    from ledger.digest_players(p_month, p_bucket, p_after, p_up_to) d
    where d.keys = d.postings
    on conflict do nothing;
end
$$;

-- The hash of a month: of the month before, of its name, and of how each player who moved stood at its end.
create or replace function ledger.seal_hash(p_month date, p_previous bytea) returns bytea
  language plpgsql stable as $$
begin
  return sha256(p_previous || convert_to(p_month::text, 'UTF8') || coalesce((
    select string_agg(int8send(s.uid) || int8send(s.balance) || int8send(s.turnover) || int8send(s.last_id) || s.digest,
      ''::bytea order by s.uid)
    from ledger.sealed_player s where s.month = p_month), ''::bytea));
end
$$;

-- Seals a month whose players are all noted: true, or false where it is sealed already or not to be. Nothing is
-- written into it any more.
create or replace function ledger.seal_month(p_month date) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_from constant timestamptz := p_month::timestamp at time zone 'Asia/Manila';
  v_until constant timestamptz := (p_month + interval '1 month') at time zone 'Asia/Manila';
  v_previous bytea;
  v_noted record;
  v_there record;
begin
  -- One node after the other, since a row that lies on all of them follows.
  perform set_config('citus.multi_shard_modify_mode', 'sequential', true);
  perform pg_advisory_xact_lock(hashtext('ledger.seal_month'));
  if p_month is distinct from (select min(m) from ledger.months_to_seal() m) then
    return false;
  end if;
  -- First, since it waits for whoever is still writing: what they wrote is counted.
  execute format('create or replace trigger sealed before insert on ledger.%I for each row
    execute function ledger.refuse_sealed()', 'entry_' || to_char(p_month, 'YYYY_MM'));
  select count(*) as players, coalesce(sum(s.postings), 0) as postings, coalesce(sum(s.entries), 0) as entries
    into v_noted
    from ledger.sealed_player s where s.month = p_month;
  select count(*) as entries, coalesce(sum(e.amount) filter (where e.leg = 0), 0) as amount
    into v_there
    from ledger.entry e where e.created_at >= v_from and e.created_at < v_until;
  if v_noted.entries <> v_there.entries then
    raise exception 'not all entries of % are noted', p_month using errcode = 'data_corrupted';
  end if;
  v_previous := coalesce((select s.hash from ledger.month_seal s order by s.month desc limit 1), ''::bytea);
  insert into ledger.month_seal (month, until, players, postings, entries, amount, previous_hash, hash, sealed_at)
    values (p_month, v_until, v_noted.players, v_noted.postings, v_noted.entries, v_there.amount, v_previous,
      ledger.seal_hash(p_month, v_previous), platform.clock());
  return true;
end
$$;

-- Players of a range whose part of a sealed month is not what was sealed.
create or replace function ledger.broken_seal(p_month date, p_bucket integer, p_after bigint, p_up_to bigint)
  returns table (uid bigint, detail text)
  language plpgsql stable as $$
declare
  v_uids bigint[];
  v_keys bigint[];
  v_entries numeric[];
  v_digests bytea[];
begin
  select array_agg(d.uid), array_agg(d.keys), array_agg(d.entries), array_agg(d.digest)
    into v_uids, v_keys, v_entries, v_digests
    from ledger.digest_players(p_month, p_bucket, p_after, p_up_to) d;
  return query select coalesce(d.uid, s.uid), format('%s: %s postings with %s entries, sealed were %s with %s',
      to_char(p_month, 'YYYY-MM'), coalesce(d.keys, 0), coalesce(d.entries, 0), coalesce(s.postings, 0), coalesce(s.entries, 0))
    from unnest(v_uids, v_keys, v_entries, v_digests) d (uid, keys, entries, digest)
    full join (select * from ledger.sealed_player n where n.bucket = p_bucket and n.month = p_month
      and n.uid > p_after and n.uid <= p_up_to) s
      on s.uid = d.uid
    where d.digest is distinct from s.digest or d.keys is distinct from s.postings;
end
$$;

-- Whether the seal of a month does not follow from its players or from the month before.
create or replace function ledger.is_chain_broken(p_month date) returns boolean
  language plpgsql stable as $$
declare
  v_seal ledger.month_seal;
  v_chained bytea;
begin
  select s.* into v_seal from ledger.month_seal s where s.month = p_month;
  if v_seal.month is null then
    return false;
  end if;
  select s.hash into v_chained from ledger.month_seal s where s.month < p_month order by s.month desc limit 1;
  return v_seal.previous_hash <> coalesce(v_chained, ''::bytea)
    or v_seal.hash <> ledger.seal_hash(p_month, v_seal.previous_hash);
end
$$;

create or replace view ledger.broken_chain as
  select m as month from ledger.months() m where ledger.is_chain_broken(m);
