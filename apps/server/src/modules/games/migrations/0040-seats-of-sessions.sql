-- A seat belongs to the session of the player who took it, and is open to new rounds until that ends.
-- Both are null for a seat from before.
alter table games.seat
  add column session_id text collate "C",
  add column session_ends_at timestamptz;
