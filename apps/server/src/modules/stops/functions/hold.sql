-- Every batch with bets holds this lock, shared, from before it looks at the stops until it has
-- committed. Whoever stops gaming takes it alone: so the stop is written after the last bet that did not
-- see it has committed, and every bet after it sees it, on whatever server. An advisory lock, because
-- readers of the table (a dump, a report that runs for an hour) must not keep a stop waiting.
create or replace function stops.hold() returns void
  language sql volatile
  begin atomic
    select pg_advisory_xact_lock_shared(hashtext('stops.hold'));
  end;

create or replace function stops.hold_alone() returns void
  language sql volatile
  begin atomic
    select pg_advisory_xact_lock(hashtext('stops.hold'));
  end;
