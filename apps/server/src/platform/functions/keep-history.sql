-- For migrations: from now on every row of the table is kept as it stood, beginning with those that are there.
create or replace function platform.keep_history(p_table regclass, variadic p_key text[]) returns void
  language plpgsql as $$
declare
  v_source text;
begin
  select relnamespace::regnamespace::text || '.' || relname into strict v_source
    from pg_class where oid = p_table;
  execute format(
    'create trigger keep_row after insert or update or delete on %s
       for each row execute function platform.keep_row(%s)',
    p_table, (select string_agg(quote_literal(name), ', ') from unnest(p_key) as name));
  execute format(
    'insert into platform.kept_row (source, key, data, at)
     select %L, concat_ws(''/'', %s), to_jsonb(held), platform.clock() from %s as held',
    v_source, (select string_agg(format('held.%I', name), ', ') from unnest(p_key) as name), p_table);
end
$$;
