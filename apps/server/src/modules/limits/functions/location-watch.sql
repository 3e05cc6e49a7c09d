-- Published: since when and until when the house asked where players are, and for how many minutes a look lasted.
create or replace view limits.location_watch as
  select w.since, w.until, w.minutes from (
    select p.made_at as since, coalesce(lead(p.made_at) over (order by p.id), 'infinity') as until, p.value as minutes
    from limits.policy p where p.name = 'location_minutes') w
  where w.minutes > 0;
