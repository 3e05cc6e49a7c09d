-- Who else has shown the ID that this player has shown.
create or replace function kyc.sharing_id(p_uid bigint) returns bigint[]
  language plpgsql stable as $$
begin
  return coalesce((
    select array_agg(distinct other.uid) from kyc.digest own
    join kyc.digest other on other.kind = own.kind and other.digest = own.digest and other.uid <> own.uid
    where own.uid = p_uid and own.kind = 'id-number'), '{}');
end
$$;
