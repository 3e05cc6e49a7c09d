select platform.grant_access('audit');

grant usage on schema audit to perya_reader;
grant select on all tables in schema audit to perya_reader;
