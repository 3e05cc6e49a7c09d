-- Scans of IDs, from when one is begun at the provider until it has ended. What was read is JSON sealed
-- under a key of its own, like the fields of a submission.
create table kyc.scan (
  uid bigint not null check (uid > 0),
  -- Ours, and the provider's once it has answered.
  biz_id text not null,
  transaction_id text,
  id_type text not null,
  begun_at timestamptz not null default now(),
  state text not null default 'begun' check (state in ('begun', 'success', 'failed')),
  -- Why it failed.
  reason text,
  settled_at timestamptz,
  score real,
  -- The provider vouches for the ID.
  is_verified boolean not null default false,
  sealed_key bytea,
  sealed_fields bytea,
  -- Where the picture of the ID lies, sealed too.
  image_key text,
  primary key (uid, biz_id),
  check ((state = 'begun') = (settled_at is null)),
  check ((state = 'failed') = (reason is not null)),
  check ((state = 'success') = (sealed_fields is not null)),
  check ((sealed_key is null) = (sealed_fields is null))
);
-- Ids are known to the provider, where two players' must not be the same.
create unique index scan_by_biz_id on kyc.scan (biz_id);
create unique index scan_by_transaction on kyc.scan (transaction_id) where transaction_id is not null;
create index scan_by_time on kyc.scan (uid, begun_at desc);
create index open_scans on kyc.scan (begun_at) where state = 'begun';

-- How many a player has begun on a day in Manila: counted before one is begun.
create table kyc.scan_day (
  uid bigint not null,
  day date not null,
  begun int not null check (begun >= 0),
  primary key (uid, day)
);
