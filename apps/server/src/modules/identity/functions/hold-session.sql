-- Until when a session lasts, null if it has ended. The row stays locked against its end for as long
-- as the caller's transaction lasts: whoever ends it learns of what the caller has bound to it.
create or replace function identity.hold_session(p_uid bigint, p_id text) returns timestamptz
  language plpgsql as $$
declare
  v_expires_at timestamptz;
begin
  select expires_at into v_expires_at from identity.session
    where uid = p_uid and id = p_id and expires_at > now() for share;
  return v_expires_at;
end
$$;
