-- A session lasts this long after its launch and after the bet that opened its latest round.
create or replace function games.session_life() returns interval
  language sql immutable
  return interval '2 hours';

-- Played without a pause it still ends, so that one which somebody else has got hold of does not live
-- for ever.
create or replace function games.session_life_max() returns interval
  language sql immutable
  return interval '12 hours';

-- When a session must end that was launched at a moment: so many seconds later, whatever the zone, hence immutable, as a
-- statement that changes rows of several nodes wants it.
create or replace function games.session_end(p_launched_at timestamptz) returns timestamptz
  language sql immutable
  return to_timestamp((extract(epoch from p_launched_at - timestamptz '1970-01-01 00:00:00+00')
    + extract(epoch from games.session_life_max()))::double precision);
