-- Outside of a transaction: reads all movements, and keeps nobody from writing them.
alter table games.movement validate constraint movement_kind_check;
