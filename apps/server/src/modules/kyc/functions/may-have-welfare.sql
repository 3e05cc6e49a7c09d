-- The gate `welfare` of contract/rules/kyc-gate.ts, for whoever decides under a lock; gate-matrix.db.test.ts holds the two together.
create or replace function kyc.may_have_welfare(p_status text) returns boolean
  language sql immutable
  return p_status in ('basic_account', 'basic_kyc', 'fully_kyc', 'test_account');
