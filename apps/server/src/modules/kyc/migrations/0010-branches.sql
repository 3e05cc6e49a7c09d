-- The operator's branches, of which a player names the nearest one. A branch that was shut keeps its row:
-- records name it.
create table kyc.branch (
  id int primary key check (id > 0),
  address text not null check (address <> ''),
  -- Where it stands in the list; the first one is the default.
  place int not null,
  is_open boolean not null default true
);
create trigger never_removed before delete or truncate on kyc.branch
  for each statement execute function platform.refuse_change();
