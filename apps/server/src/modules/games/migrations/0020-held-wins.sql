-- Wins and promotions beyond a ceiling: taken from the provider, closed in the bet log, and not credited
-- before somebody has looked. A row is also the alarm that is to be raised, once.
create table games.held_win (
  -- The movement that took the request, with the amount 0.
  movement_id bigint primary key,
  uid bigint not null,
  -- 0 and null for a promotion.
  bet_id bigint not null,
  bet_created_at timestamptz,
  venue text collate "C" not null,
  transaction_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('win', 'promo')),
  game_code text collate "C",
  amount bigint not null check (amount > 0),
  -- The ceiling that was passed, and where it lay, in centavos.
  reason text collate "C" not null check (reason in ('game', 'day', 'promo')),
  ceiling bigint not null,
  held_at timestamptz not null,
  told_at timestamptz,
  decision text collate "C" check (decision in ('released', 'refused')),
  decided_at timestamptz,
  decided_by text,
  decision_reason text
);
create index held_win_round on games.held_win (uid, bet_id);
create index held_win_open on games.held_win (held_at) where decision is null;
create index held_win_untold on games.held_win (held_at) where told_at is null;
create trigger never_removed before delete or truncate on games.held_win
  for each statement execute function platform.refuse_change();

-- What a venue has paid in a day in Manila: by how much wins exceed stakes, and its promotions. Of test
-- accounts nothing counts. One row is changed by every batch, so its pages keep room for that.
create table games.venue_day (
  venue text collate "C" not null,
  day date not null,
  net bigint not null default 0,
  promo bigint not null default 0,
  primary key (venue, day)
) with (fillfactor = 20);
