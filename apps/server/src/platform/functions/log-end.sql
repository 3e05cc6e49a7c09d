-- The newest number that was drawn for a log, whoever draws and whether or not they have committed. What
-- has a number at all has one up to it, so it bounds a log without a look at its rows.
create or replace function platform.log_end(p_log regclass) returns bigint
  language sql volatile
  return coalesce(pg_sequence_last_value(p_log), 0);
