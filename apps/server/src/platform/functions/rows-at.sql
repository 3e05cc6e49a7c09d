-- The rows of a table as they stood at a moment; none before its history begins.
create or replace function platform.rows_at(p_source text, p_at timestamptz) returns setof jsonb
  language plpgsql stable as $$
begin
  return query
    select last.data from (
      select distinct on (kept.key) kept.data from platform.kept_row kept
      where kept.source = p_source and kept.at <= p_at
      order by kept.key, kept.id desc
    ) last
    where last.data is not null;
end
$$;
