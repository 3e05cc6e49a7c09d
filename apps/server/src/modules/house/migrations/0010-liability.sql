-- What the house owes to players at the last look of each day in Manila; the row of today is looked at
-- anew every minute. Test money is nobody's. Amounts are centavos.
create table house.liability (
  day date primary key,
  looked_at timestamptz not null,
  balances bigint not null,
  -- Left the wallet and not the house.
  withdrawals bigint not null,
  -- At stake in rounds that are open.
  stakes bigint not null
);
create trigger never_removed before delete or truncate on house.liability
  for each statement execute function platform.refuse_change();

alter table house.check_run drop constraint check_run_name_check;
alter table house.check_run add constraint check_run_name_check check (name in ('ledger', 'books', 'liability'));
