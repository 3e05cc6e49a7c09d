-- After how many minutes without use a player signs in again before money moves, and how many hours a new account to be
-- paid to waits.
insert into limits.policy (name, value, made_by) values
  ('idle_minutes', 30, 'system:migration'),
  ('payout_wait_hours', 24, 'system:migration');
