-- How long events are kept: readers are seconds behind, and a quarter of a year gives a new one some
-- history, and a fixed one time to catch up.
create or replace function platform.event_life() returns interval
  language sql immutable
  return interval '90 days';
