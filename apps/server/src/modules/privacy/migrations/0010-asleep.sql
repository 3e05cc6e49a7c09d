-- Accounts that nobody has used for years and that are not closed by themselves, because there is money in them: two
-- people decide about each. A row goes when the account is used again, closed, or empty.
create table privacy.asleep (
  bucket integer not null,
  uid bigint not null check (uid > 0),
  last_used_at timestamptz not null,
  found_at timestamptz not null default platform.clock(),
  primary key (bucket, uid)
);
create index asleep_longest on privacy.asleep (last_used_at, uid);
