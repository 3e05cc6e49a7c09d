-- What stood in all wallets that hold money up to a moment: a look adds what was posted since, instead of reading
-- every wallet. One row.
create table house.liability_base (
  is_only boolean primary key default true check (is_only),
  up_to timestamptz not null,
  balances bigint not null,
  -- When all wallets were last counted, and by how much they differed from what was kept.
  counted_at timestamptz not null,
  corrected bigint not null
);
create trigger never_removed before delete or truncate on house.liability_base
  for each statement execute function platform.refuse_change();
