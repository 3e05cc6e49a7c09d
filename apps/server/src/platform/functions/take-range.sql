drop function if exists platform.take_range(text, text, bigint, integer);

-- Gives a reader its next numbers, (after, up_to], and moves its place beyond them. What the reader
-- does with them belongs in the same transaction: either both count or neither does. Answers nulls
-- where nothing is waiting or another process is reading. A log in several parts has a place for each.
create or replace function platform.take_range(
  p_reader text, p_log text, p_at_once bigint, p_part integer,
  out after bigint, out up_to bigint, out is_more boolean
)
  language plpgsql as $$
declare
  v_safe bigint;
  v_seq bigint;
begin
  is_more := false;
  select seq into v_seq from platform.log_reader where name = p_reader and part = p_part;
  if not found then
    insert into platform.log_reader (name, part, log) values (p_reader, p_part, p_log) on conflict do nothing;
  end if;
  select safe into v_safe from platform.log where name = p_log;
  -- Looked at without a lock first: most looks find nothing new, and a lock would cost a write.
  if v_safe is null or v_safe <= v_seq then
    return;
  end if;
  select seq into v_seq from platform.log_reader where name = p_reader and part = p_part for update skip locked;
  if not found or v_safe <= v_seq then
    return;
  end if;
  after := v_seq;
  up_to := least(v_seq + p_at_once, v_safe);
  is_more := up_to < v_safe;
  update platform.log_reader set seq = up_to, read_at = clock_timestamp() where name = p_reader and part = p_part;
end
$$;

-- For servers of the release before, which know no parts. A default above would be one function too many for
-- them while this one still stands: functions of the platform come before all others.
create or replace function platform.take_range(
  p_reader text, p_log text, p_at_once bigint, out after bigint, out up_to bigint, out is_more boolean
)
  language sql as $$
  select * from platform.take_range(p_reader, p_log, p_at_once, 0);
$$;
