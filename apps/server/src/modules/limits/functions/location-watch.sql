-- Published: since when and until when the house asked where players are, and for how many minutes a look lasted.
create or replace view limits.location_watch as
  select w.since, w.until, w.minutes from (
    select p.made_at as since, coalesce(lead(p.made_at) over (order by p.id), 'infinity') as until, p.value as minutes
    from limits.policy p where p.name = 'location_minutes') w
  where w.minutes > 0;

-- Whether whoever was never looked for may bet no more: they were at play when the house began to ask, and have had as
-- long as a look lasts to be found.
create or replace function limits.is_first_look_due(p_at timestamptz) returns boolean
  language plpgsql stable as $$
declare
  v_minutes integer;
  v_since timestamptz;
begin
  select p.value, p.made_at into v_minutes, v_since from limits.policy p
    where p.name = 'location_minutes' order by p.id desc limit 1;
  return v_minutes > 0 and v_since + make_interval(mins => v_minutes) <= p_at;
end
$$;
