select platform.grant_access('evidence');

select platform.grant_updates('evidence.control', array['name']);
select platform.grant_updates('evidence.signing_key', array['id', 'public_key', 'made_at']);

grant usage on schema evidence to perya_reader;
grant select on all tables in schema evidence to perya_reader;
revoke select on evidence.signing_key from perya_reader;
