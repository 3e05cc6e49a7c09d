-- Whether tables of this database lie on several nodes. One without Citus does not know the list of them.
create or replace function platform.is_spread() returns boolean
  language plpgsql stable as $$
declare
  v_is_spread boolean := false;
begin
  if to_regclass('pg_catalog.pg_dist_partition') is not null then
    execute 'select exists (select 1 from pg_dist_partition where partmethod = ''h'')' into v_is_spread;
  end if;
  return v_is_spread;
end
$$;
