-- A day later: what was built becomes the key. Nothing is read, each lock is held for a moment.
alter table ledger.posting drop constraint posting_pkey,
  add constraint posting_pkey primary key using index posting_in_bucket;
alter table ledger.requirement drop constraint requirement_pkey,
  add constraint requirement_pkey primary key using index requirement_in_bucket;
alter table ledger.waiver drop constraint waiver_pkey,
  add constraint waiver_pkey primary key using index waiver_in_bucket;
-- The key of the whole takes up those of its months. A month that was made meanwhile is nearly empty.
do $$
declare
  v_month regclass;
  v_index text;
begin
  alter table ledger.entry drop constraint entry_pkey;
  for v_month, v_index in
    select i.inhrelid, c.relname || '_in_bucket' from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'ledger.entry'::regclass
  loop
    continue when to_regclass(format('ledger.%I', v_index)) is null;
    execute format('alter table %s add constraint %I primary key using index %I', v_month,
      replace(v_index, '_in_bucket', '_pkey'), v_index);
  end loop;
  alter table ledger.entry add primary key (bucket, uid, created_at, posting_id, leg);
end
$$;
