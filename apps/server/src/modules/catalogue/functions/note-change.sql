create or replace function catalogue.note_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    update catalogue.version set number = number + 1;
  end if;
  return null;
end $$;
