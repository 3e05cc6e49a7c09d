-- Free rounds that a promotion has given: what the provider does with them stands in the module games, what they may
-- cost at most here. So long as they run, this is kept of the budget.
create table promotions.free_grant (
  bucket integer not null,
  uid bigint not null,
  promotion_id integer not null references promotions.promotion,
  -- What it is for: a day '2026-11-16', or 'once'.
  period text collate "C" not null,
  -- As the module games calls it.
  id text collate "C" not null,
  -- The most that it pays, in centavos, what of that is still kept, and what it has paid.
  win_max bigint not null check (win_max > 0),
  reserved bigint not null check (reserved >= 0),
  won bigint not null default 0,
  is_test boolean not null,
  day date not null,
  given_at timestamptz not null default platform.clock(),
  over_at timestamptz,
  primary key (bucket, uid, promotion_id, period)
);
create unique index free_grant_id on promotions.free_grant (bucket, uid, id);
create trigger never_removed before delete or truncate on promotions.free_grant
  for each statement execute function platform.refuse_change();
