-- What the house owed its players at a moment of each day, as a tree whose nodes carry sums: each player can follow the
-- own line to the root, and nobody can be left out of the total unseen.
create table evidence.funds_day (
  day date primary key,
  taken_at timestamptz not null,
  players integer not null check (players >= 0),
  balances bigint not null,
  withdrawals bigint not null,
  stakes bigint not null,
  -- Exactly what was signed.
  statement text not null,
  signature bytea not null,
  key_id text collate "C" not null references evidence.signing_key,
  -- Where its lines lie in the object store; each day has its own.
  attempt text collate "C" not null unique,
  -- What salts and the order of the lines are made of, under the installation's key.
  secret_sealed bytea not null,
  -- Of each file, the order of its first line, and its node: hash and sum.
  file_orders bytea not null,
  file_nodes bytea not null
);
create index funds_day_taken on evidence.funds_day (taken_at);
create trigger never_removed before delete or truncate on evidence.funds_day
  for each statement execute function platform.refuse_change();
