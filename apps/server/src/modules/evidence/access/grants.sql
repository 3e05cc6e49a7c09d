select platform.grant_access('evidence');

select platform.grant_updates('evidence.control', array['name']);
select platform.grant_updates('evidence.signing_key', array['id', 'public_key', 'made_at']);
-- The secret alone is sealed anew when the installation's key is exchanged.
select platform.grant_updates('evidence.funds_day', array['day', 'taken_at', 'players', 'balances', 'withdrawals', 'stakes',
  'statement', 'signature', 'key_id', 'attempt', 'file_orders', 'file_nodes']);

grant usage on schema evidence to perya_reader;
grant select on all tables in schema evidence to perya_reader;
revoke select on evidence.signing_key, evidence.funds_day from perya_reader;
