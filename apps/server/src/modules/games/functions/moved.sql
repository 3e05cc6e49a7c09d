-- Published: what a posting of scope 'games' was, by its bucket and the two halves of its key.
create or replace view games.moved as
  select venue, transaction_id, kind, amount, coalesce(stake_returned, 0) as stake_returned, bucket, uid
  from games.movement;
