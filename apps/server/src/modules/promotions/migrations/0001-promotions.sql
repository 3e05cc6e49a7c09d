-- What players can earn beside what they win. A promotion is a row: who may have it, when, for what, how much,
-- and what it may cost. A reward is what one player gets of it, once for each period and step.
create schema promotions;

-- Ids below 100 belong to promotions that a new installation begins with; the documents name 1 and 6.
create sequence promotions.promotion_id as integer start 100 cache 1;
create table promotions.promotion (
  id integer primary key,
  -- A kind of contract/rules/promotions.ts, which says what may stand in `rules`.
  kind text collate "C" not null,
  state text collate "C" not null default 'draft' check (state in ('draft', 'published', 'paused', 'ended')),
  name_en text not null,
  name_tl text not null,
  -- What the player reads of it.
  terms_en text not null default '',
  terms_tl text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  audience jsonb not null default '{}',
  rules jsonb not null,
  -- PHP in centavos, FIL in whole Filcoins.
  currency text collate "C" not null check (currency in ('PHP', 'FIL')),
  -- What the player's records call it.
  cash_type smallint check ((cash_type is null) = (currency = 'FIL')),
  -- How often the amount must be played before it can be withdrawn; 0 for at once.
  wagering_times integer not null default 0 check (wagering_times >= 0),
  -- How long an offered reward waits for the player; null while its promotion runs.
  claim_hours integer check (claim_hours > 0),
  -- The most that a player, a day in Manila and the whole promotion may cost; null for no bound.
  player_cap bigint check (player_cap > 0),
  day_cap bigint check (day_cap > 0),
  budget bigint check (budget > 0),
  -- Of promotions that name the same group a player has one in a period.
  exclusive_group text collate "C",
  -- Players who share a device, an ID or a payout account count as one.
  is_one_per_person boolean not null default false,
  -- Where it stands among others of its kind.
  place integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null default platform.clock()
);
create index promotion_of_kind on promotions.promotion (kind, state);
create trigger never_removed before delete or truncate on promotions.promotion
  for each statement execute function platform.refuse_change();

-- What a promotion has cost so far, by the day in Manila; rewards of test accounts are not counted. The
-- row of '-infinity' is the whole and the one that is locked before anything is counted.
create table promotions.spent (
  promotion_id integer not null references promotions.promotion,
  day date not null,
  amount bigint not null default 0 check (amount >= 0),
  rewards bigint not null default 0 check (rewards >= 0),
  primary key (promotion_id, day)
) with (fillfactor = 70);

-- Never cached: the numbers of one player rise in the order in which the wallet was locked.
create sequence promotions.reward_id as bigint cache 1;
create table promotions.reward (
  uid bigint not null,
  id bigint not null,
  promotion_id integer not null references promotions.promotion,
  -- What it is for: a day '2026-11-16', a month '2026-11', 'level:7', 'once'.
  period text collate "C" not null,
  -- A tier of it; 0 where there is one.
  step smallint not null default 0,
  currency text collate "C" not null,
  amount bigint not null check (amount > 0),
  cash_type smallint,
  wagering_times integer not null default 0,
  state text collate "C" not null
    check (state in ('offered', 'claimed', 'expired', 'declined', 'given-up', 'voided')),
  is_test boolean not null default false,
  -- The day in Manila that its cost was counted on.
  day date not null,
  offered_at timestamptz not null,
  expires_at timestamptz,
  decided_at timestamptz,
  -- What it was computed from, for whoever asks why.
  facts jsonb not null default '{}',
  primary key (uid, id)
);
create unique index reward_once on promotions.reward (promotion_id, uid, period, step);
create index reward_to_expire on promotions.reward (expires_at) where state = 'offered' and expires_at is not null;
create trigger never_removed before delete or truncate on promotions.reward
  for each statement execute function platform.refuse_change();

-- How rewards moved: a log, written with every change of a state, which modules above follow by its number.
create sequence promotions.step_seq as bigint cache 1;
create table promotions.step (
  seq bigint primary key,
  uid bigint not null,
  reward_id bigint not null,
  to_state text collate "C" not null,
  at timestamptz not null default platform.clock(),
  -- 'player', 'system' or 'staff:ID'.
  by text not null
);
create index step_of_reward on promotions.step (uid, reward_id);
create trigger append_only before update or delete or truncate on promotions.step
  for each statement execute function platform.refuse_change();

-- What a player did on a day in Manila, from the logs of settled rounds, of payments and of logins. Everything
-- that is earned by doing is computed from these three, so that the logs are read once.
create table promotions.played (
  uid bigint not null,
  day date not null,
  game_code text collate "C" not null,
  venue text collate "C" not null,
  game_type smallint not null,
  rounds integer not null default 0,
  staked bigint not null default 0,
  won bigint not null default 0,
  primary key (uid, day, game_code)
) with (fillfactor = 70);
create index played_on_day on promotions.played (day, game_type);

create table promotions.deposited (
  uid bigint not null,
  day date not null,
  deposits integer not null default 0,
  amount bigint not null default 0,
  largest bigint not null default 0,
  primary key (uid, day)
) with (fillfactor = 70);

create table promotions.seen (
  uid bigint not null,
  day date not null,
  logins integer not null default 0,
  primary key (uid, day)
) with (fillfactor = 70);
