-- A page of ours that a tile leads to whatever its type; empty for what its type says. Invitations had the type
-- 10, which like every number past 9 is still to come.
alter table promotions.tile add column route text collate "C" not null default '';
update promotions.tile set route = '/invite', version = version + 1 where type = 10;
