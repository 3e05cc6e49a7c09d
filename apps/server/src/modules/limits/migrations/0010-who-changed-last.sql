-- The newest change of a player's limits, and whether the player or the house made it: the lists that
-- staff read go by it.
alter table limits.player
  add column changed_id bigint,
  add column changed_by text check (changed_by in ('player', 'house'));

update limits.player p set changed_id = c.id,
    changed_by = case when c.actor like 'player:%' then 'player' else 'house' end
  from (select distinct on (uid) uid, id, actor from limits.change order by uid, id desc) c
  where c.uid = p.uid;

create index player_changed on limits.player (changed_id desc);
create index player_changed_by on limits.player (changed_by, changed_id desc);
create index player_excluded on limits.player (changed_id desc) where excluded_until is not null;
