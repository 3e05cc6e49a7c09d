-- The next number of a log. The transaction gets its id first: functions/advance-log.sql relies on it.
create or replace function platform.draw_number(p_log regclass) returns bigint
  language plpgsql as $$
begin
  perform pg_current_xact_id();
  return nextval(p_log);
end
$$;
