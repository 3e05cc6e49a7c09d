-- Who may try games without money: nobody, until two persons say otherwise.
insert into limits.policy (name, value, made_by) values ('practice_play', 0, 'system:migration');
