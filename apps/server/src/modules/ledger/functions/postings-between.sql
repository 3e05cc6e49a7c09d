-- The first and the last posting of a player within a time; null where there is none. Lists then go by
-- ids, which have an index, and stop at the first one instead of walking through all that is older.
create or replace function ledger.postings_between(
  p_uid bigint, p_from timestamptz, p_before timestamptz, out first_id bigint, out last_id bigint
)
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  select e.posting_id into first_id from ledger.entry e
    where e.bucket = v_bucket and e.uid = p_uid and e.created_at >= p_from and e.created_at < p_before
    order by e.created_at, e.posting_id limit 1;
  select e.posting_id into last_id from ledger.entry e
    where e.bucket = v_bucket and e.uid = p_uid and e.created_at >= p_from and e.created_at < p_before
    order by e.created_at desc, e.posting_id desc limit 1;
end
$$;

-- How many postings between two ids, both of them with it, moved the wallet of a player; no more than
-- p_max are counted. Those of games all did: the others are few, and are looked at.
create or replace function ledger.count_postings(
  p_uid bigint, p_first_id bigint, p_last_id bigint, p_max integer
) returns integer
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_count integer;
begin
  select count(*) into v_count from (
    select from ledger.posting p
    where p.bucket = v_bucket and p.uid = p_uid and p.id between p_first_id and p_last_id
    limit p_max) counted;
  if v_count = p_max then
    return p_max;
  end if;
  return v_count - (select count(*) from ledger.posting p
    where p.bucket = v_bucket and p.uid = p_uid and p.id between p_first_id and p_last_id and p.scope <> 'games'
      and not exists (select from ledger.entry e where e.bucket = v_bucket and e.uid = p.uid and e.created_at = p.created_at
        and e.posting_id = p.id and e.leg = 0));
end
$$;

-- What a player had before a moment.
create or replace function ledger.balance_before(p_uid bigint, p_moment timestamptz) returns bigint
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  return coalesce((
    select e.balance_after from ledger.entry e
    where e.bucket = v_bucket and e.uid = p_uid and e.created_at < p_moment and e.leg = 0
    order by e.created_at desc, e.posting_id desc limit 1), 0);
end
$$;
