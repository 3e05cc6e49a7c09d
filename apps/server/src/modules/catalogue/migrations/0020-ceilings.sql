-- What a provider's key may credit at most; beyond it a win is held back (module games).
alter table catalogue.game
  -- How many times its stake a round can pay by the game's mathematics; null: as the venue says.
  add column win_times integer check (win_times > 0);

alter table catalogue.venue
  add column win_times integer not null default 1000 check (win_times > 0),
  -- By how much wins may exceed stakes within a day in Manila, in centavos; null: by the largest win
  -- that one of its games declares.
  add column day_allowance bigint check (day_allowance >= 0),
  -- What promotions may credit within a day.
  add column promo_allowance bigint not null default 10000000 check (promo_allowance >= 0);
