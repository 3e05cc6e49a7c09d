select platform.grant_access('reports');

-- What the readers have counted is written by their functions alone; so is what was closed.
revoke insert, update, delete on all tables in schema reports from perya_app;

grant usage on schema reports to perya_reader;
grant select on all tables in schema reports to perya_reader;
