-- Deletes old events that every reader has passed, oldest first, and says how many. The app itself
-- may delete none, so how long they are kept is said in event-life.sql and not by the caller.
create or replace function platform.trim_events(p_batch_size integer) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_count integer;
begin
  delete from platform.event where seq in (
    select seq from platform.event
    where at < now() - platform.event_life()
      and seq <= coalesce((select min(seq) from platform.log_reader where log = 'platform.event_seq'),
        (select max(seq) from platform.event))
    order by seq limit p_batch_size);
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
