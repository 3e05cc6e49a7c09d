-- For how many days after its day a balance at a bank that two people confirmed counts as cover of players' money: a
-- statement of a Friday counts until Monday. Whoever does not import hides nothing for longer.
insert into limits.policy (name, value, made_by) values ('bank_statement_days', 3, 'system:migration');
