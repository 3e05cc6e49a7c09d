-- On a database that it shares with the platform the studio has a role of its own, and the platform's
-- roles have no part in its books. On one of its own it may do without.
do $$
begin
  if to_regrole('perya_studio') is null then
    return;
  end if;
  revoke all on schema studio from public;
  grant usage on schema studio to perya_studio;
  grant select, insert, update, delete on all tables in schema studio to perya_studio;
  grant usage, select on all sequences in schema studio to perya_studio;
  revoke insert, update, delete on studio.migration, studio.function_file from perya_studio;
end
$$;
