-- Which of the venues, games and players of a batch are stopped, as 'venue studio'; the house as 'house '.
-- Null if none is. Call it under stops.hold(), in a statement of its own.
create or replace function stops.stopped_among(p_venues text[], p_games text[], p_uids bigint[]) returns text[]
  language plpgsql stable
  -- A plan made while the table was empty must stay right when many players are stopped.
  set plan_cache_mode = force_generic_plan
as $$
begin
  -- Most of the time nothing is stopped, and this is all that a batch pays.
  if not exists (select from stops.stop where resumed_at is null) then
    return null;
  end if;
  return (
    select array_agg(s.scope || ' ' || s.subject)
    from unnest('{house}' || array_fill('venue'::text, array[cardinality(p_venues)])
        || array_fill('game'::text, array[cardinality(p_games)])
        || array_fill('player'::text, array[cardinality(p_uids)]),
      '{""}' || p_venues || p_games || p_uids::text[]) as x(scope, subject)
    join stops.stop s on s.subject = x.subject and s.scope = x.scope and s.resumed_at is null
  );
end
$$;
