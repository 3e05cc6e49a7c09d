select platform.grant_access('ledger');

-- Money moves by the functions of the owner (post, waive, make_wallets) and by nothing else: they keep
-- both sides equal, and the app can write none of these tables without them.
revoke insert, update, delete on all tables in schema ledger from perya_app;
grant insert, update on ledger.month_archive to perya_app;

grant usage on schema ledger to perya_reader;
grant select on all tables in schema ledger to perya_reader;
