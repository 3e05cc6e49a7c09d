-- Requirements that still stand, each with the turnover at which it is free. Waivers shorten the queue for
-- what stands behind them; `release_at` stays where it was put.
create or replace view ledger.standing_requirement as
  select r.uid, r.release_at, r.posting_id, r.amount, r.multiplier, r.created_at,
    r.release_at - coalesce((select sum(w.relief) from ledger.waiver w
      where w.bucket = r.bucket and w.uid = r.uid and w.release_at < r.release_at), 0)::bigint as free_at,
    r.bucket
  from ledger.requirement r
  where not exists (select from ledger.waiver w where w.bucket = r.bucket and w.uid = r.uid and w.release_at = r.release_at);

-- What of a balance must be played first.
create or replace function ledger.locked_of(p_uid bigint, p_turnover bigint) returns numeric
  language plpgsql stable as $$
begin
  return (select coalesce(sum(r.amount), 0) from ledger.standing_requirement r
    where r.bucket = platform.bucket_of(p_uid) and r.uid = p_uid and r.release_at > p_turnover and r.free_at > p_turnover);
end
$$;

-- By how much the queue of a player was shortened in all: what is put behind its end stands so much later
-- than the turnover says.
create or replace function ledger.waived_of(p_uid bigint) returns bigint
  language plpgsql stable as $$
begin
  return (select coalesce(sum(w.relief), 0) from ledger.waiver w
    where w.bucket = platform.bucket_of(p_uid) and w.uid = p_uid);
end
$$;

-- Whether a posting still wants to see something played.
create or replace function ledger.is_to_play(p_uid bigint, p_scope text, p_key text) returns boolean
  language plpgsql stable as $$
begin
  return exists (select 1 from ledger.posting p
    join ledger.standing_requirement r on r.bucket = p.bucket and r.uid = p.uid and r.posting_id = p.id
    join ledger.wallet w on w.bucket = p.bucket and w.uid = p.uid
    where p.bucket = platform.bucket_of(p_uid) and p.uid = p_uid and p.scope = p_scope and p.key = p_key and r.free_at > w.turnover);
end
$$;

-- Lets go of what a posting wants to see played: true, or false where nothing is left to play. Whoever calls
-- it holds the wallet.
create or replace function ledger.waive(p_uid bigint, p_scope text, p_key text) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_left record;
begin
  select r.release_at, least(r.amount::numeric * r.multiplier, r.free_at - w.turnover)::bigint as relief into v_left
    from ledger.posting p
    join ledger.standing_requirement r on r.bucket = p.bucket and r.uid = p.uid and r.posting_id = p.id
    join ledger.wallet w on w.bucket = p.bucket and w.uid = p.uid
    where p.bucket = platform.bucket_of(p_uid) and p.uid = p_uid and p.scope = p_scope and p.key = p_key and r.free_at > w.turnover;
  if not found then
    return false;
  end if;
  insert into ledger.waiver (bucket, uid, release_at, relief, created_at)
    values (platform.bucket_of(p_uid), p_uid, v_left.release_at, v_left.relief, platform.clock());
  return true;
end
$$;
