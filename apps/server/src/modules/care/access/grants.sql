select platform.grant_access('care');

grant usage on schema care to perya_reader;
grant select on all tables in schema care to perya_reader;
