-- Lets a table that only grows be vacuumed by so many new rows, and not by a share of all: at a billion rows a fifth
-- of them, which is the default, is two hundred million whose pages nobody knows to be visible to all, so that
-- reading an index alone reads the table as well. What is never changed is frozen at the first visit, and not all
-- at once when transaction ids run out. A visit reads the new pages alone, and no index, since nothing is dead.
-- The months of a partitioned table are set one by one; a table without months is no tree, and set itself.
create or replace function platform.vacuum_by_growth(p_table regclass) returns void
  language plpgsql as $$
declare
  v_table regclass;
begin
  for v_table in
    select relid from pg_partition_tree(p_table) where isleaf
    union
    select oid::regclass from pg_class where oid = p_table and relkind = 'r'
  loop
    execute format('alter table %s set (autovacuum_vacuum_insert_scale_factor = 0,
      autovacuum_vacuum_insert_threshold = 1000000, autovacuum_analyze_scale_factor = 0,
      autovacuum_analyze_threshold = 1000000, autovacuum_freeze_min_age = 0)', v_table);
  end loop;
end
$$;
