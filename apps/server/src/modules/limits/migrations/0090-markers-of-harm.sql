-- From which score of the markers of harm on somebody looks, and how long such a player gets no bonuses.
insert into limits.policy (name, value, made_by) values
  ('harm_open_score', 50, 'system:migration'),
  ('harm_pause_days', 7, 'system:migration');
