-- Which of the venues, games and players of a batch are stopped, as 'venue studio'; the house as 'house '.
-- Null if none is. Call it under stops.hold(), in a statement of its own, and with plans that go by the
-- index, as games.apply does: settings of its own would cost every batch more than the look itself.
create or replace function stops.stopped_among(p_venues text[], p_games text[], p_uids bigint[]) returns text[]
  language plpgsql stable
as $$
begin
  -- Most of the time nothing is stopped, and this is all that a batch pays.
  if not exists (select from stops.stop where resumed_at is null) then
    return null;
  end if;
  -- What has the same name in another scope is told apart by the answer.
  return (select array_agg(s.scope || ' ' || s.subject) from stops.stop s
    where s.resumed_at is null and s.subject = any ('{""}' || p_venues || p_games || p_uids::text[]));
end
$$;
