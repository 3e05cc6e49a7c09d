-- What is earned has books of its own: the ledger of Filcoins, and what promotions gave.
alter table house.check_run drop constraint check_run_name_check;
alter table house.check_run add constraint check_run_name_check
  check (name in ('ledger', 'books', 'liability', 'points', 'promotions'));
