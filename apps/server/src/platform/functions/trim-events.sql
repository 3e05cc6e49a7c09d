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
  -- The oldest are looked at and no others: where none of them is old enough, none is.
  delete from platform.event where seq in (
    select o.seq from (
      select e.seq, e.at from platform.event e
      where e.seq <= coalesce((select min(r.seq) from platform.log_reader r where r.log = 'platform.event_seq'),
        platform.log_end('platform.event_seq'))
      order by e.seq limit p_batch_size) o
    where o.at < now() - platform.event_life());
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
