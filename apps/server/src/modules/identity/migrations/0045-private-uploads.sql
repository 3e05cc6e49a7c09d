-- Whatever a player sends lies sealed under `uploads/` until it is used: an avatar is published under
-- `avatars/` when it is chosen (a row of its own, with nothing sent), a document is claimed and stays private.
alter table identity.upload
  -- A module above keeps it: it is swept no more.
  add column claimed_at timestamptz,
  -- By which the same picture is found again.
  add column hash bigint;

drop index identity.upload_unworn;
create index upload_unused on identity.upload (created_at)
  where not worn and claimed_at is null and removed_at is null;
