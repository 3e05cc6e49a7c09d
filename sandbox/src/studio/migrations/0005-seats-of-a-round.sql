-- Outside of a transaction: rounds are played meanwhile. The seats of one round of a room.
create index concurrently if not exists round_of_room on studio.round (venue, game, nonce)
  where state <> 'cancelled';
