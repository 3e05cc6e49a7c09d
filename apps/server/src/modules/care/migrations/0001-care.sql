-- Signs that play does harm, and what was done about them.
create schema care;

-- What a player's day in Manila shows, kept by readers of the logs.
create table care.day (
  bucket integer not null,
  uid bigint not null,
  day date not null,
  rounds integer not null default 0,
  staked bigint not null default 0,
  -- Rounds that were settled between midnight and five.
  night_rounds integer not null default 0,
  deposits integer not null default 0,
  -- The second and later deposits of a day on which the player was losing.
  deposits_after_loss integer not null default 0,
  withdrawals_back integer not null default 0,
  primary key (bucket, uid, day)
) with (fillfactor = 80);

-- The score of a player and what it is made of.
create table care.score (
  bucket integer not null,
  uid bigint not null check (uid > 0),
  score integer not null default 0 check (score between 0 and 100),
  -- [{marker, points, seen}]
  markers jsonb not null default '[]',
  scored_at timestamptz not null default platform.clock(),
  -- How often something was noted, and how much of that the score has seen.
  noted bigint not null default 1,
  scored bigint not null default 0,
  -- Since when it waits for somebody; null where nobody has to look.
  opened_at timestamptz,
  contacts integer not null default 0,
  primary key (bucket, uid)
) with (fillfactor = 80);
create index score_stale on care.score (bucket, uid) where noted > scored;
create index score_open on care.score (score desc, uid desc) where opened_at is not null;
create index score_by_height on care.score (score desc, uid desc);

create sequence care.contact_id as bigint;

-- Every word with a player about their play, and what it changed.
create table care.contact (
  bucket integer not null,
  uid bigint not null,
  id bigint not null default nextval('care.contact_id'),
  at timestamptz not null default platform.clock(),
  actor text collate "C" not null,
  way text collate "C" not null,
  words text not null,
  changed text[] not null,
  score integer not null,
  primary key (bucket, uid, id)
);
create trigger append_only before update or delete or truncate on care.contact
  for each statement execute function platform.refuse_change();
