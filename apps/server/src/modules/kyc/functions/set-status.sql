-- Gives a player a status, keeps what a block took the place of, and writes down who did it and why.
-- Answers the status that counts from now on. Whoever calls it holds the player. The only writer of
-- statuses: what the machine does not allow is refused here, whoever asks.
create or replace function kyc.set_status(
  p_uid bigint, p_status text, p_by text, p_actor text, p_reason text
) returns text
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_before constant text := kyc.status_of(p_uid);
  v_after text;
begin
  if not kyc.may_move(p_by, v_before, p_status) or exists (
    select 1 from kyc.record where bucket = v_bucket and uid = p_uid and status = 'block' and before_block <> p_status
  ) then
    raise exception 'kyc: % may not move player % from % to %', p_by, p_uid, v_before, p_status;
  end if;
  insert into kyc.record as held (bucket, uid, status, before_block, updated_at)
    values (v_bucket, p_uid, p_status, case when p_status = 'block' then 'unset' end, now())
    on conflict on constraint record_pkey do update set status = excluded.status, updated_at = excluded.updated_at,
      before_block = case when excluded.status = 'block' then held.status end;
  v_after := kyc.status_of(p_uid);
  insert into kyc.change (bucket, uid, actor, status_before, status_after, reason)
    values (v_bucket, p_uid, p_actor, v_before, v_after, p_reason);
  perform identity.note_status(p_uid, p_status);
  return v_after;
end
$$;

-- As the release before calls it, which blocks and unblocks and does nothing else.
create or replace function kyc.set_status(p_uid bigint, p_status text, p_actor text, p_reason text) returns text
  language sql volatile
begin atomic
  select kyc.set_status(p_uid, p_status, 'staff', p_actor, p_reason);
end;
