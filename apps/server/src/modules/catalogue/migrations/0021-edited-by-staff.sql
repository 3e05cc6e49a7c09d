-- Staff edit a game on the revision that they saw, so that of two editors the second is told.
alter table catalogue.game
  add column revision integer not null default 1,
  -- What players are told while the game is under maintenance; null: the usual words.
  add column maintenance_en text,
  add column maintenance_tl text,
  add check ((maintenance_en is null) = (maintenance_tl is null));
