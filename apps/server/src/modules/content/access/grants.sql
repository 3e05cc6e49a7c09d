select platform.grant_access('content');

grant usage on schema content to perya_reader;
grant select on all tables in schema content to perya_reader;
