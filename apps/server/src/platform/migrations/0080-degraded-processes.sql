-- What a process did less well than it should when it was last seen.
alter table platform.process add column degraded text[] not null default '{}';
