-- Everybody is held against the lists of sanctioned and politically exposed persons whenever a list or the person changes.

-- The lists that everybody was queued for last.
create table aml.screening (
  is_one boolean primary key default true check (is_one),
  lists_version text collate "C" not null
);
insert into aml.screening (lists_version) values ('0');

-- Who is still to be held against them. The turn tells a newer change from the one that was looked at.
create table aml.to_screen (
  uid bigint primary key,
  turn bigint not null default 1
) with (fillfactor = 70);
