-- The time source of the functions that move money, so that a test can put the clock at a month's turn.
create or replace function platform.clock() returns timestamptz
  language sql volatile
  return clock_timestamp();
