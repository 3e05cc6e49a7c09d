-- Whether a submission was rejected or sent back: what it shows is then no proof of whose it is.
create or replace function kyc.is_turned_down(p_uid bigint, p_version int) returns boolean
  language plpgsql stable as $$
begin
  return exists (select from kyc.review
    where uid = p_uid and version = p_version and state in ('rejected', 'returned'));
end
$$;

-- Who else has shown the ID that this player has shown. Whoever was turned down with it does not count: the
-- ID may be this player's own, in the wrong hands.
create or replace function kyc.sharing_id(p_uid bigint) returns bigint[]
  language plpgsql stable as $$
begin
  return coalesce((
    select array_agg(distinct other.uid) from kyc.digest own
    join kyc.digest other on other.kind = own.kind and other.digest = own.digest and other.uid <> own.uid
    where own.uid = p_uid and own.kind = 'id-number'
      and not kyc.is_turned_down(other.uid, other.version)), '{}');
end
$$;
