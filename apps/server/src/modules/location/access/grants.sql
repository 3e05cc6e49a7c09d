select platform.grant_access('location');

grant usage on schema location to perya_reader;
grant select on all tables in schema location to perya_reader;
