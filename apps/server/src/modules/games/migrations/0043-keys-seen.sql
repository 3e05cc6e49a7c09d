-- When a request that was signed with a key was last seen, within some seconds.
create table games.key_seen (
  venue text collate "C" not null,
  key_id text collate "C" not null,
  seen_at timestamptz not null,
  primary key (venue, key_id)
) with (fillfactor = 50);
