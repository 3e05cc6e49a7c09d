-- The clock that freezes accounts: since when it counts, and what its last run found.
create table kyc.freeze_clock (
  is_only boolean primary key default true check (is_only),
  -- Nobody's 72 hours are over before they have passed since then too.
  began_at timestamptz not null,
  -- How many accounts the last run found due, up to the bound of its counting.
  due int not null default 0,
  -- Since when there are more than one run may freeze; null while there are not.
  held_since timestamptz
);
create trigger never_removed before delete or truncate on kyc.freeze_clock
  for each statement execute function platform.refuse_change();

-- Where it has frozen already, it goes on; in a new installation there is nobody to spare; in an old one that
-- had no such clock, all accounts have their hours from now on.
insert into kyc.freeze_clock (began_at)
  select coalesce(
    (select min(at) from kyc.change where actor = 'system:kyc-freeze'),
    case when exists (select from kyc.record) then now() else to_timestamp(0) end);
