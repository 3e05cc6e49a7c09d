-- What was chosen when the installation was made and never changes. The number of buckets is given by whoever
-- migrates a new database; one that had tables before there were buckets has everything in one.
create table platform.installation (
  is_only boolean primary key default true check (is_only),
  buckets integer not null check (buckets between 1 and 1024)
);
insert into platform.installation (buckets)
  select case when exists (select from platform.migration where module <> 'platform') then 1
    else coalesce(nullif(current_setting('perya.buckets', true), '')::integer, 1) end;
