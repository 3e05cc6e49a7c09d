-- From how many pesos on a win, and a deposit or a payout, is a significant event that a regulator reads of.
insert into limits.policy (name, value, made_by) values
  ('large_win_pesos', 500000, 'system:migration'),
  ('large_transfer_pesos', 500000, 'system:migration');
