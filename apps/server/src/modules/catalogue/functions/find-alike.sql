-- The games whose name contains or resembles a folded keyword. The planner takes the comparison for a cheap
-- one and would make it for every game of a middling catalogue; the setting, for this function alone, leaves
-- it the index at any size.
create or replace function catalogue.find_alike(p_key text) returns setof bigint
language sql stable strict parallel safe
set enable_seqscan = off
as $$
  select id from catalogue.game where search_name like '%' || p_key || '%'
  union
  select id from catalogue.game where p_key <% search_name
$$;
