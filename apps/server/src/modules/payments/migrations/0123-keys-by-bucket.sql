-- A day later: what was built becomes the key. Nothing is read, each lock is held for a moment.
select platform.require_bucket('payments.deposit'), platform.require_bucket('payments.withdrawal'),
  platform.require_bucket('payments.account'), platform.require_bucket('payments.step'),
  platform.require_bucket('payments.test_credit');
alter table payments.deposit drop constraint deposit_pkey,
  add constraint deposit_pkey primary key using index deposit_in_bucket;
alter table payments.withdrawal drop constraint withdrawal_pkey,
  add constraint withdrawal_pkey primary key using index withdrawal_in_bucket;
alter table payments.account drop constraint account_pkey,
  add constraint account_pkey primary key using index account_in_bucket;
alter table payments.step drop constraint step_pkey,
  add constraint step_pkey primary key using index step_in_bucket;
alter table payments.test_credit drop constraint test_credit_pkey,
  add constraint test_credit_pkey primary key using index test_credit_in_bucket;
