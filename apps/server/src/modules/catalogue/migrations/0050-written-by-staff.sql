-- What staff have written is theirs: what a release or the demo operator lists leaves it as it is.
alter table catalogue.venue
  add column is_own boolean not null default false,
  add column revision integer not null default 1;
alter table catalogue.platform add column is_own boolean not null default false;
alter table catalogue.game add column is_own boolean not null default false;
