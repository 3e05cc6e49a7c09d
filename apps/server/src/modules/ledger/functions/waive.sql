-- Requirements that still stand, each with the turnover at which it is free. Waivers shorten the queue for
-- what stands behind them; `release_at` stays where it was put.
create or replace view ledger.standing_requirement as
  select r.uid, r.release_at, r.posting_id, r.amount, r.multiplier, r.created_at,
    r.release_at - coalesce((select sum(w.relief) from ledger.waiver w
      where w.bucket = r.bucket and w.uid = r.uid and w.release_at < r.release_at), 0)::bigint as free_at,
    r.bucket
  from ledger.requirement r
  where not exists (select from ledger.waiver w where w.bucket = r.bucket and w.uid = r.uid and w.release_at = r.release_at);

-- What of a balance must be played first. The same as the view, with the bucket said of every table: through the view
-- several nodes would each be asked.
create or replace function ledger.locked_of(p_uid bigint, p_turnover bigint) returns numeric
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  return (select coalesce(sum(r.amount), 0) from ledger.requirement r
    where r.bucket = v_bucket and r.uid = p_uid and r.release_at > p_turnover
      and not exists (select 1 from ledger.waiver w
        where w.bucket = v_bucket and w.uid = p_uid and w.release_at = r.release_at)
      and r.release_at - coalesce((select sum(w.relief) from ledger.waiver w
        where w.bucket = v_bucket and w.uid = p_uid and w.release_at < r.release_at), 0) > p_turnover);
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

-- What a posting still wants to see played: where its requirement stands in the queue, and by how much the queue would be
-- shortened without it. Null where nothing is left to play.
create or replace function ledger.left_to_play(
  p_bucket integer, p_uid bigint, p_scope text, p_key text, out release_at bigint, out relief bigint
)
  language plpgsql stable as $$
declare
  r record;
  v_free_at bigint;
begin
  select q.release_at, q.amount, q.multiplier, w.turnover into r
    from ledger.posting p
    join ledger.requirement q on q.bucket = p_bucket and q.uid = p_uid and q.posting_id = p.id
    join ledger.wallet w on w.bucket = p_bucket and w.uid = p_uid
    where p.bucket = p_bucket and p.uid = p_uid and p.scope = p_scope and p.key = p_key;
  if not found or exists (select 1 from ledger.waiver w
    where w.bucket = p_bucket and w.uid = p_uid and w.release_at = r.release_at)
  then
    return;
  end if;
  select r.release_at - coalesce(sum(w.relief), 0) into v_free_at from ledger.waiver w
    where w.bucket = p_bucket and w.uid = p_uid and w.release_at < r.release_at;
  if v_free_at > r.turnover then
    release_at := r.release_at;
    relief := least(r.amount::numeric * r.multiplier, v_free_at - r.turnover);
  end if;
end
$$;

-- Whether a posting still wants to see something played.
create or replace function ledger.is_to_play(p_uid bigint, p_scope text, p_key text) returns boolean
  language plpgsql stable as $$
begin
  return exists (select 1 from ledger.left_to_play(platform.bucket_of(p_uid), p_uid, p_scope, p_key) l
    where l.release_at is not null);
end
$$;

-- Lets go of what a posting wants to see played: true, or false where nothing is left to play. Whoever calls
-- it holds the wallet.
create or replace function ledger.waive(p_bucket integer, p_uid bigint, p_scope text, p_key text) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_left record;
begin
  select l.release_at, l.relief into v_left from ledger.left_to_play(p_bucket, p_uid, p_scope, p_key) l;
  if v_left.release_at is null then
    return false;
  end if;
  insert into ledger.waiver (bucket, uid, release_at, relief, created_at)
    values (p_bucket, p_uid, v_left.release_at, v_left.relief, platform.clock());
  return true;
end
$$;

create or replace function ledger.waive(p_uid bigint, p_scope text, p_key text) returns boolean
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_is_waived boolean;
begin
  select w.is_waived into v_is_waived from ledger.waive(v_bucket, p_uid, p_scope, p_key) as w(is_waived);
  return v_is_waived;
end
$$;
