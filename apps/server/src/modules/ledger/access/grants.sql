select platform.grant_access('ledger');

grant usage on schema ledger to perya_reader;
grant select on all tables in schema ledger to perya_reader;
