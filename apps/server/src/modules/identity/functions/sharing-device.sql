-- Who else was logged in on a device of this player.
create or replace function identity.sharing_device(p_uid bigint) returns bigint[]
  language plpgsql stable as $$
begin
  return coalesce((
    select array_agg(distinct other.uid) from identity.device own
    join identity.device other on other.device_hash = own.device_hash and other.uid <> own.uid
    where own.uid = p_uid), '{}');
end
$$;
