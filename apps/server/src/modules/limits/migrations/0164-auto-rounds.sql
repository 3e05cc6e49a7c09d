-- How many rounds a game may play by itself: none, until two persons say otherwise.
insert into limits.policy (name, value, made_by) values ('auto_rounds', 0, 'system:migration');
