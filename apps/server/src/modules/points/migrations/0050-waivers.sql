-- Nothing of Filcoins must be played first; the table is here because the functions know it.
create table points.waiver (
  uid bigint not null,
  -- Of the requirement.
  release_at bigint not null,
  relief bigint not null check (relief > 0),
  created_at timestamptz not null,
  primary key (uid, release_at)
);
create trigger append_only before update or delete or truncate on points.waiver
  for each statement execute function platform.refuse_change();
