-- Rows of configuration as they stood: written by the trigger platform.keep_row, so that no way of changing
-- one can forget it.
create table platform.kept_row (
  id bigint generated always as identity primary key,
  -- The table, as in kyc.branch.
  source text collate "C" not null,
  key text collate "C" not null,
  -- Null: it was removed.
  data jsonb,
  at timestamptz not null
);
create index kept_row_of_source on platform.kept_row (source, key, id);
