-- Whether players of one room may send each other phrases of a list: not until two persons say so.
insert into limits.policy (name, value, made_by) values ('room_phrases', 0, 'system:migration');
