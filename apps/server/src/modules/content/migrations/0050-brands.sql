-- A brand is a row: its name, hosts, colours and marks. The release brings the first ones at its start.
create table content.brand (
  tag text primary key check (tag ~ '^[a-z][a-z0-9]{1,15}$'),
  name text not null,
  tagline jsonb not null,
  hosts text[] not null default '{}',
  mark text not null,
  is_on boolean not null default true check (is_on or tag <> 'h5'),
  rounds jsonb not null,
  colours jsonb not null,
  version bigint not null default 1,
  updated_at timestamptz not null default platform.clock()
);

create trigger never_removed before delete or truncate on content.brand
  for each statement execute function platform.refuse_change();

select platform.keep_history('content.brand', 'tag');
