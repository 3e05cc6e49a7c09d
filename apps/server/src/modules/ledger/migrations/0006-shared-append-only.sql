-- One function of the platform refuses changes for every module.
do $$
declare
  v_table regclass;
begin
  for v_table in
    select unnest(array['ledger.posting', 'ledger.entry', 'ledger.requirement']::regclass[])
    union all
    select inhrelid from pg_inherits where inhparent = 'ledger.entry'::regclass
  loop
    execute format('create or replace trigger append_only before update or delete or truncate on %s
      for each statement execute function platform.refuse_change()', v_table);
  end loop;
end
$$;

create or replace trigger never_removed before delete or truncate on ledger.wallet
  for each statement execute function platform.refuse_change();
