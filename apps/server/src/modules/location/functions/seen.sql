-- Published: the looks that found a player in the Philippines and that bets go on by. One before a withdrawal is none of
-- them: it lets nobody play.
create or replace view location.seen as
  select c.uid, c.at from location.check c
  where c.uid is not null and c.outcome = 'inside' and c.moment <> 'withdraw';
