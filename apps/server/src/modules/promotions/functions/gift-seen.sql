-- The player closed what told them of a gift, by the number of its step. Of a number that is no gift of theirs it does nothing.
create or replace function promotions.note_gift_seen(p_uid bigint, p_seq bigint) returns void
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_now constant timestamptz := platform.clock();
begin
  update promotions.reward r set seen_at = v_now from promotions.step s
    where s.bucket = v_bucket and s.seq = p_seq and s.uid = p_uid and s.to_state = 'claimed'
      and r.bucket = v_bucket and r.uid = s.uid and r.id = s.reward_id and r.seen_at is null;
end
$$;
