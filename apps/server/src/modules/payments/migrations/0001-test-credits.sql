create schema payments;

-- Test funds that the sandbox gave to test accounts. A row is the decision to give, which the
-- day's allowance is counted by; the money itself is in the ledger under the same key.
create table payments.test_credit (
  uid bigint not null,
  key text collate "C" not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  primary key (uid, key)
);
