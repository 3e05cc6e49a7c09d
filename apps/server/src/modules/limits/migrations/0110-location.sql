-- Until when bets are taken by the last look at where the player is (module location); null where nobody asked. It counts
-- while the figure location_minutes is above 0.
alter table limits.player add column location_until timestamptz;

-- Nobody is asked until two people say so; the opening of a house asks for it. Travellers read and withdraw.
insert into limits.policy (name, value, made_by) values
  ('location_minutes', 0, 'system:migration'),
  ('location_travellers', 2, 'system:migration');
