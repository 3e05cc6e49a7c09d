-- What a player sees of every posting: its cash type and where it stands. The types are those of
-- contract/rules/cash-types.ts. Money that waits to be paid out is as far as its withdrawal is; all else
-- has happened. A win that gives back nothing but unplayed stake is a returned stake, and so is a correction.
create or replace view payments.transaction as
  select p.uid, p.id, p.created_at, p.scope, p.amount, p.balance_after,
    case p.scope
      when 'deposits' then 1001
      when 'vouchers' then 1002
      when 'withdrawals' then case when p.key like '%:reserve' then 2001 else 2002 end
      when 'cashback' then 4009
      when 'jackpots' then 3006
      when 'sandbox' then 9001
      when 'seed' then 9001
      when 'games' then case
        when m.kind = 'rollback' or (m.kind in ('win', 'correction') and m.amount = 0) then 3003
        when m.kind = 'promo' then 3004
        when m.kind = 'correction' then 3005
        when p.amount < 0 then 3001
        else 3002 end
      else coalesce(substring(p.scope from '^bonus\.(\d{4})$')::integer, 5001)
    end as cash_type,
    coalesce(w.status, 'completed') as status, p.bucket
  from ledger.posted p
  left join games.moved m
    on m.bucket = p.bucket
    and m.venue = case when p.scope = 'games' then split_part(p.key, ':', 1) end
    and m.transaction_id = case when p.scope = 'games' then substr(p.key, strpos(p.key, ':') + 1) end
  left join payments.withdrawal w
    on w.bucket = p.bucket
    and w.uid = p.uid
    and w.id = case when p.scope = 'withdrawals' and p.key like 'W%:reserve'
      then split_part(substr(p.key, 2), ':', 1)::bigint end;

-- Whether a filter can meet games: of them there may be very many, of all else there are few.
create or replace function payments.meets_games(p_types integer[], p_statuses text[]) returns boolean
  language sql immutable
  return (p_types is null or p_types && array[3001, 3002, 3003, 3004, 3005]) and 'completed' = any (p_statuses);

-- A page of a player's transactions between two postings, newest first.
create or replace function payments.list_transactions(
  p_uid bigint, p_first_id bigint, p_last_id bigint, p_types integer[], p_statuses text[],
  p_offset integer, p_limit integer
) returns setof payments.transaction
  language plpgsql stable
  -- A plan made while the tables were empty must stay right when they hold millions of rows.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
  -- A page takes a millisecond: to start another process for it takes many.
  set max_parallel_workers_per_gather = 0
as $$
begin
  if payments.meets_games(p_types, p_statuses) then
    return query select * from payments.transaction t
      where t.bucket = platform.bucket_of(p_uid) and t.uid = p_uid and t.id between p_first_id and p_last_id
        and (p_types is null or t.cash_type = any (p_types)) and t.status = any (p_statuses)
      order by t.id desc offset p_offset limit p_limit;
  else
    return query select * from payments.transaction t
      where t.bucket = platform.bucket_of(p_uid) and t.uid = p_uid and t.id between p_first_id and p_last_id and t.scope <> 'games'
        and (p_types is null or t.cash_type = any (p_types)) and t.status = any (p_statuses)
      order by t.id desc offset p_offset limit p_limit;
  end if;
end
$$;

-- How many there are, up to p_max. All types together are counted by the index alone, less the few
-- that the filter leaves out.
create or replace function payments.count_transactions(
  p_uid bigint, p_first_id bigint, p_last_id bigint, p_types integer[], p_statuses text[], p_max integer
) returns integer
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
  set max_parallel_workers_per_gather = 0
as $$
declare
  -- Of withdrawals that stand elsewhere than the filter wants.
  v_left_out integer := 0;
begin
  if not payments.meets_games(p_types, p_statuses) then
    return (select count(*) from (select 1 from payments.transaction t
      where t.bucket = platform.bucket_of(p_uid) and t.uid = p_uid and t.id between p_first_id and p_last_id and t.scope <> 'games'
        and (p_types is null or t.cash_type = any (p_types)) and t.status = any (p_statuses)
      limit p_max) counted);
  elsif p_types is null then
    if cardinality(p_statuses) < 6 then
      select count(*) into v_left_out from (select 1 from payments.transaction t
        where t.bucket = platform.bucket_of(p_uid) and t.uid = p_uid and t.id between p_first_id and p_last_id and t.scope <> 'games'
          and t.status <> all (p_statuses)
        limit p_max) left_out;
    end if;
    return ledger.count_postings(p_uid, p_first_id, p_last_id, p_max + v_left_out) - v_left_out;
  end if;
  return (select count(*) from (select 1 from payments.transaction t
    where t.bucket = platform.bucket_of(p_uid) and t.uid = p_uid and t.id between p_first_id and p_last_id
      and t.cash_type = any (p_types) and t.status = any (p_statuses)
    limit p_max) counted);
end
$$;

-- The next transactions after one of them, oldest first, up to the last of a statement.
create or replace function payments.next_transactions(
  p_uid bigint, p_after_id bigint, p_last_id bigint, p_limit integer
) returns setof payments.transaction
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
  set max_parallel_workers_per_gather = 0
as $$
begin
  return query select * from payments.transaction t
    where t.bucket = platform.bucket_of(p_uid) and t.uid = p_uid and t.id > p_after_id and t.id <= p_last_id
    order by t.id limit p_limit;
end
$$;
