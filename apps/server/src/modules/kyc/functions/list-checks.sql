-- Keeps that a player was held against the lists, and what was found. Of the coordinator before it is stamped: whoever closes
-- a day asks which transactions were at work when it ended.
create or replace function kyc.note_list_check(p_uid bigint, p_moment text, p_version bigint, p_state text) returns void
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  perform pg_current_xact_id();
  insert into kyc.list_check (bucket, uid, moment, lists_version, state)
    values (v_bucket, p_uid, p_moment, p_version, p_state);
end
$$;

-- Newer lists say the same of what a player has given so far. False where something has changed meanwhile.
create or replace function kyc.confirm_listing(
  p_uid bigint, p_moment text, p_version bigint, p_state text, p_given integer
) returns boolean
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  update kyc.listing l set lists_version = greatest(l.lists_version, p_version)
    where l.bucket = v_bucket and l.uid = p_uid and l.state = p_state and l.given <= p_given;
  if not found then
    return false;
  end if;
  perform kyc.note_list_check(p_uid, p_moment, p_version, p_state);
  return true;
end
$$;

-- What stands of a player is written down, without another look: `unknown` of whoever has given nothing yet.
create or replace function kyc.note_standing(p_uid bigint, p_moment text) returns void
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_version bigint;
  v_state text;
begin
  select l.lists_version, l.state into v_version, v_state from kyc.listing l where l.bucket = v_bucket and l.uid = p_uid;
  if not found then
    v_version := coalesce((select max(w.version) from kyc.watch_list w), 0);
    v_state := 'unknown';
  end if;
  perform kyc.note_list_check(p_uid, p_moment, v_version, v_state);
end
$$;
