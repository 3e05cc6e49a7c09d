-- Files of configuration that came from elsewhere, and what each has changed here.
create schema configuration;

-- A file that waits for a second person, with what it would change as things stand; forgotten with the request.
create table configuration.draft (
  id bigint generated always as identity primary key,
  -- Rows by part, as they were checked.
  parts jsonb not null,
  changes jsonb not null,
  -- By which somebody with the same file knows it.
  digest text not null,
  kept_by bigint not null,
  kept_name text not null,
  kept_at timestamptz not null default platform.clock()
);

-- What was brought in, row by row before and after: by it a file is undone.
create table configuration.import (
  id bigint generated always as identity primary key,
  at timestamptz not null default platform.clock(),
  digest text not null,
  changes jsonb not null,
  asked_by text not null,
  approved_by text not null,
  -- The one that this took back.
  undoes bigint references configuration.import
);
create unique index import_undone_once on configuration.import (undoes) where undoes is not null;
create trigger append_only before update or delete or truncate on configuration.import
  for each statement execute function platform.refuse_change();
