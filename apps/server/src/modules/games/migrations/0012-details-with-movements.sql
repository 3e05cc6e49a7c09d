-- The story of a round comes with a win and lies with it: a table of its own cost every round a row
-- and an entry in one more index by player. Where several wins of a round brought one, the newest counts.
alter table games.movement add column details jsonb;

update games.movement m set details = d.details
  from (
    select b.details, b.uid, b.bet_id, max(w.id) as id
    from games.bet_details b
    join games.movement w on w.uid = b.uid and w.bet_id = b.bet_id and w.kind = 'win'
    group by b.uid, b.bet_id, b.created_at, b.details
  ) d
  where m.uid = d.uid and m.bet_id = d.bet_id and m.id = d.id;

drop table games.bet_details;
