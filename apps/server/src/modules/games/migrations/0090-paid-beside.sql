-- Outside of a transaction: the table is written by every bet. Few rows are in it: what venues credit beside rounds.
create index concurrently if not exists movement_paid_beside on games.movement (id)
  where kind = 'promo' or transaction_id like 'released %';
