select platform.grant_access('house');

-- What was checked, by whom and when stays as it was written.
select platform.grant_updates('house.check_run', array['id', 'name', 'started_by', 'started_at', 'total']);

-- An alarm is what it was; that it lasts, ended, was told and is looked after is added.
select platform.grant_updates('house.alarm', array['id', 'name', 'about', 'raised_at']);

-- What was tried stays written; that it passed is added.
select platform.grant_updates('house.opening_test',
  array['id', 'kind', 'reference', 'about', 'secret', 'staff_id', 'begun_at']);

grant usage on schema house to perya_reader;
grant select on all tables in schema house to perya_reader;
