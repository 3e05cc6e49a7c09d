-- Gives the app what it needs of one schema and nothing more; files of access/ say what differs.
-- What a trigger keeps from being changed, the app has no right to change either: a trigger can be
-- switched off by whoever owns the table, a right that is not there cannot be used. Partitions get
-- none: they are reached through their table.
create or replace function platform.grant_access(p_schema text) returns void
  language plpgsql as $$
declare
  i record;
  v_rights text;
begin
  execute format('revoke all on schema %I from public, perya_app, perya_studio, perya_reader', p_schema);
  execute format('revoke all on all tables in schema %I from public, perya_app, perya_studio, perya_reader', p_schema);
  execute format('grant usage on schema %I to perya_app', p_schema);
  execute format('grant usage, select on all sequences in schema %I to perya_app', p_schema);
  for i in
    select c.oid::regclass as name, c.relkind,
      exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'append_only') as is_append_only,
      exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'never_removed') as is_never_removed
    from pg_class c
    where c.relnamespace = p_schema::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
  loop
    v_rights := case
      when i.relkind in ('v', 'm') then 'select'
      when i.is_append_only then 'select, insert'
      when i.is_never_removed then 'select, insert, update'
      else 'select, insert, update, delete'
    end;
    execute format('grant %s on %s to perya_app', v_rights, i.name);
  end loop;
  -- What runs with the rights of the owner is for the app alone, and so is what passes on to it under the same name.
  for i in
    select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = p_schema::regnamespace and (p.prosecdef or exists (select from pg_proc q
      where q.pronamespace = p.pronamespace and q.proname = p.proname and q.prosecdef))
  loop
    execute format('revoke all on routine %s from public', i.name);
    execute format('grant execute on routine %s to perya_app', i.name);
  end loop;
end
$$;
