-- A session lasts this long after its launch and after the bet that opened its latest round.
create or replace function games.session_life() returns interval
  language sql immutable
  return interval '2 hours';

-- Played without a pause it still ends, so that one which somebody else has got hold of does not live
-- for ever.
create or replace function games.session_life_max() returns interval
  language sql immutable
  return interval '12 hours';
