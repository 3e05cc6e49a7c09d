-- Who else is, or was, paid to the account of this player. Others lie on any node: they are looked for by the numbers.
create or replace function payments.sharing_account(p_uid bigint) returns bigint[]
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_digests bytea[];
begin
  select array_agg(own.number_digest) into v_digests
    from payments.account own where own.bucket = v_bucket and own.uid = p_uid;
  if v_digests is null then
    return '{}';
  end if;
  return coalesce((
    select array_agg(distinct other.uid) from payments.account other
    where other.number_digest = any (v_digests) and other.uid <> p_uid), '{}');
end
$$;

-- The same, and whether they can still be paid to it.
create or replace function payments.sharing_usable(p_uid bigint) returns table (uid bigint, is_usable boolean)
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_digests bytea[];
begin
  select array_agg(own.number_digest) into v_digests
    from payments.account own where own.bucket = v_bucket and own.uid = p_uid;
  return query select other.uid, bool_or(other.status = 1) from payments.account other
    where other.number_digest = any (v_digests) and other.uid <> p_uid group by other.uid;
end
$$;
