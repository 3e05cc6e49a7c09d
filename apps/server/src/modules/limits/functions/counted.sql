-- Published: what each player's day has counted, for the books above to be held against.
create or replace view limits.counted as
  select uid, day, staked, won, bucket from limits.day;
