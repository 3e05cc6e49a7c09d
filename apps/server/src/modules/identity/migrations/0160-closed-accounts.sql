-- Accounts that were closed. A row goes when the account is opened again; the audit keeps how it came to that.
create table identity.closing (
  bucket integer not null,
  uid bigint not null check (uid > 0),
  closed_at timestamptz not null default platform.clock(),
  -- As in `player:10000001` or `staff:3`.
  closed_by text collate "C" not null,
  -- Until then a login takes it back.
  reopens_until timestamptz not null,
  -- Since when nobody is known by the account; the uid stays in the books.
  erased_at timestamptz,
  primary key (bucket, uid)
);
create index closing_kept on identity.closing (closed_at, uid) where erased_at is null;
