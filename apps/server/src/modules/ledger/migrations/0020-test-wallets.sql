-- Whether a wallet holds test money. What was posted before stays on the accounts where it stands.
alter table ledger.wallet add column is_test boolean not null default false;
