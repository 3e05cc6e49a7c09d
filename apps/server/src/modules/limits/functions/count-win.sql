-- p_at is the moment of the win: what comes back today lessens today's loss, whenever it was staked.
create or replace function limits.count_win(p_uid bigint, p_amount bigint, p_at timestamptz) returns void
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_day constant date := platform.manila_day(p_at);
begin
  if p_amount = 0 then
    return;
  end if;
  update limits.day set won = won + p_amount where bucket = v_bucket and uid = p_uid and day = v_day;
  if not found then
    insert into limits.day (bucket, uid, day, won) values (v_bucket, p_uid, v_day, p_amount);
  end if;
end
$$;
