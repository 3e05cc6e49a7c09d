-- The newest number of a step, drawn whether or not it is committed.
create or replace function promotions.step_end() returns bigint
  language sql volatile
  return platform.log_end('promotions.step_seq');
