select platform.grant_access('doors');

grant usage on schema doors to perya_reader;
grant select on all tables in schema doors to perya_reader;
