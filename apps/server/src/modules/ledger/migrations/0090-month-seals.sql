-- Closed months are fixed by a hash: from then on the books are checked from there, and whatever is changed
-- behind is found by computing it anew.
create table ledger.month_seal (
  -- The first day of the month in Manila.
  month date primary key,
  -- Where the month ends, and what is checked every night begins.
  until timestamptz not null,
  players bigint not null,
  postings bigint not null,
  entries bigint not null,
  -- By how much the balances of all players have changed.
  amount bigint not null,
  -- Of the month before; nothing for the first.
  previous_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null
);
create trigger append_only before update or delete or truncate on ledger.month_seal
  for each statement execute function platform.refuse_change();

-- How each player who moved stood at the end of a month, and the digest of all that was posted for them in it.
create table ledger.sealed_player (
  bucket integer not null,
  uid bigint not null,
  month date not null,
  balance bigint not null,
  turnover bigint not null,
  -- Of the last posting: later ones have greater ids.
  last_id bigint not null,
  postings bigint not null,
  entries bigint not null,
  digest bytea not null,
  primary key (bucket, uid, month)
);
create unique index sealed_player_month on ledger.sealed_player (month, uid);
create trigger append_only before update or delete or truncate on ledger.sealed_player
  for each statement execute function platform.refuse_change();

-- Copies of sealed months in the object store.
create table ledger.month_archive (
  month date primary key references ledger.month_seal,
  bytes bigint not null,
  manifest_hash bytea not null,
  exported_at timestamptz not null,
  -- When it was last read back and compared, and whether it was whole.
  verified_at timestamptz,
  is_sound boolean
);
create trigger never_removed before delete or truncate on ledger.month_archive
  for each statement execute function platform.refuse_change();
