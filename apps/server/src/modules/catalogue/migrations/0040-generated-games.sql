-- A generated game stands in lists for load and looks: the name of the game that opens instead. Null: a game of its own.
alter table catalogue.game add column opens text check (opens <> '');
