-- Who else is, or was, paid to the account of this player.
create or replace function payments.sharing_account(p_uid bigint) returns bigint[]
  language plpgsql stable as $$
begin
  return coalesce((
    select array_agg(distinct other.uid) from payments.account own
    join payments.account other on other.number_digest = own.number_digest and other.uid <> own.uid
    where own.bucket = platform.bucket_of(p_uid) and own.uid = p_uid), '{}');
end
$$;
