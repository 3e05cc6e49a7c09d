-- For a table that is only added to, of which some columns tell of a person: those named may be made empty, in the words
-- of all erasures, and nothing else. The app has no right to change such a table; a function of the owner does it, of an
-- account by which nobody is known any more.
create or replace function platform.blank_only() returns trigger
  language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv
    and not exists (select from unnest(tg_argv) as named (name) where to_jsonb(new) ->> named.name not in ('erased', '[]'))
  then
    return new;
  end if;
  raise exception '%.% is append-only: % is refused, correct by adding', tg_table_schema, tg_table_name, tg_op
    using errcode = 'restrict_violation';
end
$$;
