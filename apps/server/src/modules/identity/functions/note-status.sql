-- Module kyc tells how far a player's identity is known, so that lists can be filtered by it.
create or replace function identity.note_status(p_uid bigint, p_status text) returns void
  language sql volatile
begin atomic
  update identity.player set noted_status = p_status where uid = p_uid and noted_status <> p_status;
end;
