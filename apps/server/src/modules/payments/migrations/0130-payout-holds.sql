-- Players to whom nothing is paid out until compliance lets it be. Why stands in the module above that says so.
create table payments.payout_hold (
  bucket integer not null,
  uid bigint not null,
  placed_at timestamptz not null default platform.clock(),
  primary key (bucket, uid)
);
