create schema content;

-- What the home page of each brand, or partner variant, shows.
create table content.site_index (
  tag text primary key,
  data jsonb not null,
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);
