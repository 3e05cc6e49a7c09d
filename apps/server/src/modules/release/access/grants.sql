select platform.grant_access('release');

grant usage on schema release to perya_reader;
grant select on all tables in schema release to perya_reader;
