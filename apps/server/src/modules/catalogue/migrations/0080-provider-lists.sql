-- Which languages a game speaks, as its provider lists them: codes with commas between them, in order.
alter table catalogue.game add column languages text collate "C" not null default ''
  check (languages ~ '^([a-z]{2,3}(-[a-z]{2,4})?(,([a-z]{2,3}(-[a-z]{2,4})?))*)?$');

-- Games whose cover is still to be fetched from the provider.
create table catalogue.wanted_cover (
  code text collate "C" primary key,
  venue text collate "C" not null,
  tries integer not null default 0,
  due_at timestamptz not null default platform.clock()
);
