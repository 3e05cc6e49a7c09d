-- After how many years without a login, deposit or bet an account without money is closed by itself: from then on the
-- years run for which the law (AMLC) asks to keep what is known of the person.
insert into limits.policy (name, value, made_by) values ('asleep_years', 5, 'system:migration');
