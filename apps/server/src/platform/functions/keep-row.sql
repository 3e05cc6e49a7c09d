-- For the trigger `keep_row` of tables whose history is kept; its arguments are the columns of the key. It writes with
-- the rights of the owner: the app may add nothing to the history, and take nothing from it.
create or replace function platform.keep_row() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_data jsonb;
begin
  if tg_op = 'DELETE' then
    v_data := to_jsonb(old);
  else
    v_data := to_jsonb(new);
    if tg_op = 'UPDATE' and to_jsonb(old) = v_data then
      return null;
    end if;
  end if;
  insert into platform.kept_row (source, key, data, at)
  values (
    tg_table_schema || '.' || tg_table_name,
    (select string_agg(v_data ->> part.name, '/' order by part.place)
     from unnest(tg_argv) with ordinality as part (name, place)),
    case when tg_op <> 'DELETE' then v_data end,
    platform.clock());
  return null;
end
$$;
