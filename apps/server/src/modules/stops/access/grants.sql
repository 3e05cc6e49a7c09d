select platform.grant_access('stops');

-- A stop is ended, and stays written as it was thrown.
select platform.grant_updates('stops.stop',
  array['id', 'scope', 'subject', 'stopped_at', 'stopped_by', 'reason']);

grant usage on schema stops to perya_reader;
grant select on all tables in schema stops to perya_reader;
