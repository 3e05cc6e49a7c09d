select platform.grant_access('catalogue');

grant usage on schema catalogue to perya_reader;
grant select on all tables in schema catalogue to perya_reader;
