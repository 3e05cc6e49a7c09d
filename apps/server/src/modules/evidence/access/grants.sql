select platform.grant_access('evidence');

select platform.grant_updates('evidence.control', array['name']);

grant usage on schema evidence to perya_reader;
grant select on all tables in schema evidence to perya_reader;
