-- Closed days in Manila, each signed over what was written on it and chained to the day before.

-- The keys that days are signed by. One signs at a time; what a retired one has signed stays good.
create table evidence.signing_key (
  id text collate "C" primary key,
  public_key bytea not null,
  -- Under the installation's key.
  private_sealed bytea not null,
  made_at timestamptz not null default platform.clock(),
  retired_at timestamptz
);
create unique index signing_key_in_use on evidence.signing_key ((true)) where retired_at is null;
create trigger never_removed before delete or truncate on evidence.signing_key
  for each statement execute function platform.refuse_change();

create table evidence.day (
  day date primary key,
  -- Exactly what was signed.
  statement text not null,
  signature bytea not null,
  -- SHA-256 of the statement, which the next day names.
  hash bytea not null,
  key_id text collate "C" not null references evidence.signing_key,
  -- Where its files lie in the object store.
  attempt text collate "C" not null,
  -- How many files each part has, by the name of the part.
  files jsonb not null,
  closed_at timestamptz not null default platform.clock()
);
create trigger append_only before update or delete or truncate on evidence.day
  for each statement execute function platform.refuse_change();

-- What came of holding a day against the data and its files.
create sequence evidence.day_check_id as bigint;
create table evidence.day_check (
  id bigint primary key default nextval('evidence.day_check_id'),
  day date not null references evidence.day,
  checked_at timestamptz not null default platform.clock(),
  checked_by text collate "C" not null,
  -- Null if everything leads to what was signed.
  fault text
);
create index day_check_of on evidence.day_check (day, id);
create trigger append_only before update or delete or truncate on evidence.day_check
  for each statement execute function platform.refuse_change();
