-- Outside of a transaction, a day later: the tables may be large, and servers of the release before find a player's rows
-- by uid alone. Until then those indexes serve this release too.
select platform.validate_bucket('payments.deposit');
select platform.validate_bucket('payments.withdrawal');
select platform.validate_bucket('payments.account');
select platform.validate_bucket('payments.step');
select platform.validate_bucket('payments.test_credit');
create unique index concurrently if not exists deposit_in_bucket on payments.deposit (bucket, uid, id);
create unique index concurrently if not exists withdrawal_in_bucket on payments.withdrawal (bucket, uid, id);
create unique index concurrently if not exists account_in_bucket on payments.account (bucket, uid, id);
create unique index concurrently if not exists step_in_bucket on payments.step (bucket, uid, payment_id, n);
create unique index concurrently if not exists test_credit_in_bucket on payments.test_credit (bucket, uid, key);

-- A request is its player's own.
create unique index concurrently if not exists deposit_of_request on payments.deposit (bucket, uid, request_key);
drop index concurrently if exists payments.deposit_request;
create unique index concurrently if not exists withdrawal_of_request on payments.withdrawal (bucket, uid, request_key);
drop index concurrently if exists payments.withdrawal_request;
create unique index concurrently if not exists account_in_use on payments.account (bucket, uid, channel_id) where status = 1;
drop index concurrently if exists payments.account_usable;

-- Gateways and staff know a payment by its number, which one sequence gives: it is found by it, and none is drawn twice.
create index concurrently if not exists deposit_by_id on payments.deposit (id);
drop index concurrently if exists payments.deposit_id;
create index concurrently if not exists withdrawal_by_id on payments.withdrawal (id);
drop index concurrently if exists payments.withdrawal_id;
create index concurrently if not exists step_by_number on payments.step (seq);
drop index concurrently if exists payments.step_by_seq;

create index concurrently if not exists deposit_open_in_bucket on payments.deposit (bucket, uid)
  where status in ('pending', 'paying');
drop index concurrently if exists payments.deposit_open;
create index concurrently if not exists deposit_with_ticket_in_bucket on payments.deposit (bucket, uid, created_at)
  where has_cashback;
drop index concurrently if exists payments.deposit_with_ticket;
create index concurrently if not exists withdrawal_of_account on payments.withdrawal (bucket, uid, account_id);
drop index concurrently if exists payments.withdrawal_by_account;
