-- From when on rows of configuration can be shown as they stood; null in a house without any.
create or replace function platform.history_begins() returns timestamptz
  language plpgsql stable as $$
begin
  return (select kept.at from platform.kept_row kept order by kept.id limit 1);
end
$$;
