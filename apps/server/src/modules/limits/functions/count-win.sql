-- p_at is the moment of the win: what comes back today lessens today's loss, whenever it was staked.
create or replace function limits.count_win(p_uid bigint, p_amount bigint, p_at timestamptz) returns void
  language plpgsql as $$
declare
  v_day constant date := platform.manila_day(p_at);
begin
  if p_amount = 0 then
    return;
  end if;
  update limits.day set won = won + p_amount where uid = p_uid and day = v_day;
  if not found then
    insert into limits.day (uid, day, won) values (p_uid, v_day, p_amount);
  end if;
end
$$;
