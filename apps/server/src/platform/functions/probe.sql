-- Proves that the database can take a bet, and says what time it has. The row is written and committed,
-- which a full log, a standby or a read-only database refuses. It needs no new room on the disk, and a
-- bet sooner or later does: so half a megabyte is sorted on the disk, which leaves nothing behind.
create or replace function platform.probe() returns timestamptz
  language plpgsql
  set work_mem = '64kB'
as $$
begin
  update platform.heartbeat set at = platform.clock();
  perform count(*) from (
    select n::text || repeat('.', 120) as line from generate_series(1, 4000) n order by line desc offset 0
  ) sorted;
  return platform.clock();
end
$$;
