-- Whether the player has left: nothing is promoted to whoever has.
create or replace function identity.is_closed(p_uid bigint) returns boolean
  language plpgsql stable as $$
begin
  return exists (select from identity.closing where bucket = platform.bucket_of(p_uid) and uid = p_uid);
end
$$;
