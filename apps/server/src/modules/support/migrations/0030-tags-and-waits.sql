-- What a conversation is about, as staff have marked it.
alter table support.conversation add column tags text[] not null default '{}';
-- How long the player had waited for an answer of staff; null where nobody waited, and of what was written before.
alter table support.message add column waited_seconds integer;
