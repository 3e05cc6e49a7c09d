-- What two people have agreed was on the account that day; it stays where a later statement says something else. Null
-- where nobody has confirmed it. And who imported the statement that says it.
alter table reports.bank_balance
  add column confirmed bigint,
  add column taken_by text collate "C" not null default '';
