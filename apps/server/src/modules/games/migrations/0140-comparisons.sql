-- What a provider's own books say of a day, held against ours: one row for each venue and day of Manila, and one for
-- each transaction that the two tell otherwise.
create table games.comparison (
  venue text collate "C" not null,
  day date not null,
  compared_at timestamptz not null default platform.clock(),
  -- Transactions of the provider that were looked up here, and ours that were looked for there.
  theirs integer not null check (theirs >= 0),
  ours integer not null check (ours >= 0),
  differences integer not null check (differences >= 0),
  -- Why the day could not be compared; it is tried again.
  problem text collate "C" check (problem in ('refused', 'unreachable', 'timeout', 'unreadable')),
  primary key (venue, day)
);

create table games.difference (
  venue text collate "C" not null,
  day date not null,
  transaction_id text collate "C" not null,
  what text collate "C" not null check (what in ('unknown-here', 'gone-here', 'held-here', 'stands-here', 'other-amount', 'unknown-there')),
  -- Null for a player whom nobody here knows.
  uid bigint,
  bet_id bigint,
  -- In centavos, of what stands; null where there is nothing.
  theirs bigint,
  ours bigint,
  primary key (venue, day, transaction_id)
);
