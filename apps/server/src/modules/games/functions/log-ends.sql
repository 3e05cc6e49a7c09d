-- The newest number of a movement, drawn whether or not it is committed: what games.paid_beside has is up to it.
create or replace function games.moved_end() returns bigint
  language sql volatile
  return platform.log_end('games.movement_id');

-- The newest number of games.settled, drawn whether or not it is committed: every settled round has one up to it.
create or replace function games.settled_end() returns bigint
  language sql volatile
  return platform.log_end('games.settled_seq');
