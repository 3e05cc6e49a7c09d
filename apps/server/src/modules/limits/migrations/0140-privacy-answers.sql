-- Within how many days what a player asks about their data is answered.
insert into limits.policy (name, value, made_by) values ('privacy_answer_days', 30, 'system:migration');
