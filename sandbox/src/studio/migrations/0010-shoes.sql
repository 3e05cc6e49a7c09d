-- Cards that last over rounds. While a shoe is dealt, a seat's server_seed is the last of the shoe's chain, from which
-- the seed of each of its rounds follows; shoe_from is the number of its first round.
alter table studio.seat
  add column shoe_from bigint,
  add column shoe_rounds integer;
-- Null of rounds that had a seed of their own.
alter table studio.round add column shoe_from bigint;
