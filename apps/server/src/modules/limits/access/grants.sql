select platform.grant_access('limits');

grant usage on schema limits to perya_reader;
grant select on all tables in schema limits to perya_reader;
