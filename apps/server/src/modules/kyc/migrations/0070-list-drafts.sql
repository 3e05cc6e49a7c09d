-- Persons of a list that waits for a second person: sealed as those of a list are, and forgotten with the request.
create table kyc.watch_list_draft (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('restricted', 'watch')),
  entries integer not null,
  sealed_key bytea not null,
  sealed_entries bytea not null,
  -- By which somebody with the same file knows it.
  digest text not null,
  -- The list that it was meant to replace, as it stood; 0 for a new one.
  replaces_version bigint not null,
  kept_by bigint not null,
  kept_name text not null,
  kept_at timestamptz not null default platform.clock()
);
