-- Requirements that were let go, with how much of each had not been played: all that stands behind it in the
-- queue is free so much sooner.
create table ledger.waiver (
  uid bigint not null,
  -- Of the requirement.
  release_at bigint not null,
  relief bigint not null check (relief > 0),
  created_at timestamptz not null,
  primary key (uid, release_at)
);
create trigger append_only before update or delete or truncate on ledger.waiver
  for each statement execute function platform.refuse_change();
