-- How long a player can take a closing back, and for how long the law (AMLC) asks to keep what is known of the person.
insert into limits.policy (name, value, made_by) values
  ('closing_wait_days', 30, 'system:migration'),
  ('retention_years', 5, 'system:migration');
