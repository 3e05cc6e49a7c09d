-- The processes that serve this installation: each says every few seconds that it lives, and how it is.
create table platform.process (
  id uuid primary key,
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Of the disk with the data folder, in bytes; null where it could not be read.
  disk_free bigint,
  disk_size bigint,
  -- How far the database's clock was ahead of the process's.
  clock_ahead_ms integer not null
) with (fillfactor = 50);
