-- How money comes in and goes out. Channels are data: an operator opens, closes and changes them.

create table payments.channel (
  id integer primary key check (id between 1 and 999999),
  mode text not null check (mode in ('deposit', 'withdraw')),
  name text not null check (length(name) between 1 and 60),
  -- 1 is a bank, 2 a payment instrument.
  flag smallint not null check (flag in (1, 2)),
  img text not null default '',
  -- Which gateway moves the money, and what it calls this way to pay; 'voucher' has none.
  gateway text not null,
  method text not null default '',
  partner text not null default 'web' check (partner in ('web', 'maya', 'lazada')),
  -- Null is every brand.
  brands text[],
  min_amount bigint check (min_amount > 0),
  max_amount bigint check (max_amount >= min_amount),
  quick_amounts bigint[] not null default '{}',
  tips jsonb not null default '{"en": "", "tl": ""}',
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  -- How many times a deposit must be played before it can be withdrawn; 0 is not at all.
  turnover_times integer not null default 1 check (turnover_times between 0 and 100),
  -- Cashback tickets of one player on one day in Manila; 0 offers none.
  cashback_tickets integer not null default 0 check (cashback_tickets between 0 and 100),
  -- Hours in Manila; null is always. An end before its beginning runs over midnight.
  opens_at time,
  closes_at time,
  check ((opens_at is null) = (closes_at is null)),
  position integer not null default 0,
  state text not null default 'open' check (state in ('open', 'closed')),
  -- Who or what closed it: 'staff', or 'failures' after too many.
  closed_by text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default platform.clock()
);
create unique index channel_name on payments.channel (mode, name);
create trigger never_removed before delete or truncate on payments.channel
  for each statement execute function platform.refuse_change();

-- Deposits and withdrawals share it, so that an id alone names a payment; what a gateway is told is
-- 'D' or 'W' and the id.
create sequence payments.payment_id as bigint cache 1;

create table payments.deposit (
  uid bigint not null,
  id bigint not null default nextval('payments.payment_id'),
  -- The caller's idempotency key: a retry finds what the first one began.
  request_key text not null,
  channel_id integer not null references payments.channel,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  has_cashback boolean not null default false,
  status text not null default 'pending'
    check (status in ('pending', 'paying', 'completed', 'timeout', 'canceled')),
  gateway text not null,
  gateway_id text,
  pay_url text,
  brand text not null,
  created_at timestamptz not null default platform.clock(),
  expires_at timestamptz not null,
  changed_at timestamptz not null default platform.clock(),
  -- When the gateway is asked next; null once nothing more is expected of it.
  check_at timestamptz,
  checks integer not null default 0,
  primary key (uid, id)
);
create unique index deposit_id on payments.deposit (id);
create unique index deposit_request on payments.deposit (uid, request_key);
create index deposit_check on payments.deposit (check_at) where check_at is not null;
create index deposit_by_status on payments.deposit (status, id);
create index deposit_by_channel on payments.deposit (channel_id, id);
create trigger never_removed before delete or truncate on payments.deposit
  for each statement execute function platform.refuse_change();

-- Money that a gateway says it took, whatever became of it: the same payment is never credited twice.
create table payments.receipt (
  gateway text not null,
  payment_id text not null,
  reference text not null,
  uid bigint,
  deposit_id bigint,
  amount bigint not null,
  currency text not null,
  paid_at timestamptz not null,
  noted_at timestamptz not null default platform.clock(),
  -- credited: to the deposit it was for. stray: waits for staff in a case. matched: credited by staff.
  -- refunded: given back by staff.
  state text not null check (state in ('credited', 'stray', 'matched', 'refunded')),
  primary key (gateway, payment_id)
);
create index receipt_by_deposit on payments.receipt (deposit_id) where deposit_id is not null;
create index receipt_stray on payments.receipt (noted_at) where state = 'stray';

-- Where players are paid to. The number lies sealed; the keyed digest finds the same one at another player.
create table payments.account (
  uid bigint not null,
  id bigint not null default nextval('payments.payment_id'),
  channel_id integer not null references payments.channel,
  number_sealed bytea not null,
  number_digest bytea not null,
  -- The last four digits, which is all that is shown.
  number_tail text not null,
  -- 1 is usable, 2 was removed.
  status smallint not null default 1 check (status in (1, 2)),
  created_at timestamptz not null default platform.clock(),
  removed_at timestamptz,
  primary key (uid, id)
);
create unique index account_usable on payments.account (uid, channel_id) where status = 1;
create index account_by_number on payments.account (number_digest);
create trigger never_removed before delete or truncate on payments.account
  for each statement execute function platform.refuse_change();

create table payments.withdrawal (
  uid bigint not null,
  id bigint not null default nextval('payments.payment_id'),
  request_key text not null,
  channel_id integer not null references payments.channel,
  account_id bigint not null,
  -- What left the wallet, and what of it the operator keeps as a fee.
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0 and fee < amount),
  status text not null default 'pending'
    check (status in ('pending', 'under_review', 'paying', 'completed', 'canceled')),
  -- Names of the rules that sent it to a person.
  reasons text[] not null default '{}',
  gateway text not null,
  gateway_id text,
  -- True while staff keep it back although nobody has decided.
  is_held boolean not null default false,
  claimed_by bigint,
  claimed_until timestamptz,
  created_at timestamptz not null default platform.clock(),
  changed_at timestamptz not null default platform.clock(),
  check_at timestamptz,
  checks integer not null default 0,
  primary key (uid, id)
);
create unique index withdrawal_id on payments.withdrawal (id);
create unique index withdrawal_request on payments.withdrawal (uid, request_key);
create index withdrawal_check on payments.withdrawal (check_at) where check_at is not null;
create index withdrawal_by_status on payments.withdrawal (status, id);
create index withdrawal_by_account on payments.withdrawal (uid, account_id);
create trigger never_removed before delete or truncate on payments.withdrawal
  for each statement execute function platform.refuse_change();

-- How a payment moved: a log, written with every change of a status by payments.write_step, which
-- modules above follow by its number.
create sequence payments.step_seq as bigint cache 1;
create table payments.step (
  uid bigint not null,
  payment_id bigint not null,
  n integer not null,
  seq bigint not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'voucher', 'adjustment')),
  from_status text,
  to_status text not null,
  at timestamptz not null default platform.clock(),
  -- 'player', 'gateway', 'system' or 'staff:ID'.
  by text not null,
  -- A name that screens have words for; '' where the status says it all.
  reason text not null default '',
  primary key (uid, payment_id, n)
);
create unique index step_by_seq on payments.step (seq);
create trigger append_only before update or delete or truncate on payments.step
  for each statement execute function platform.refuse_change();

-- What staff must look at: money that fits nothing, differences with a gateway, and reports of the law.
create table payments.case (
  id bigint primary key default nextval('payments.payment_id'),
  kind text not null,
  -- What it is about, as 'receipt:sandbox/p-1' or 'withdrawal:42'; one case of a kind for each.
  subject text not null,
  uid bigint,
  facts jsonb not null default '{}',
  state text not null default 'open' check (state in ('open', 'closed')),
  opened_at timestamptz not null default platform.clock(),
  closed_at timestamptz,
  closed_by text,
  outcome text not null default '',
  words text not null default '',
  claimed_by bigint,
  claimed_until timestamptz
);
create unique index case_subject on payments.case (kind, subject);
create index case_open on payments.case (opened_at) where state = 'open';
create index case_by_player on payments.case (uid, id);
create trigger never_removed before delete or truncate on payments.case
  for each statement execute function platform.refuse_change();

-- Rules of withdrawals. A rule that is off sends nothing to a person.
create table payments.rule (
  name text primary key,
  is_on boolean not null default true,
  amount bigint,
  count integer,
  hours integer,
  updated_at timestamptz not null default platform.clock()
);
insert into payments.rule (name, amount, count, hours) values
  -- Above it a person looks.
  ('auto-approve', 2000000, null, null),
  ('first-payout', null, null, null),
  -- More than so many withdrawals, or so much, within so many hours.
  ('velocity', 10000000, 5, 24),
  ('new-device', null, null, 24),
  ('new-phone', null, null, 24),
  -- The identity check was approved less than so many hours ago.
  ('young-kyc', null, null, 24),
  ('name-match', null, null, null),
  ('shared-account', null, null, null),
  -- So many failed payouts of one channel within ten minutes close it.
  ('channel-failures', null, 5, null),
  -- A covered transaction: a case for the report, not a review.
  ('covered', 50000000, null, null),
  -- Several below it within so many hours that together reach it.
  ('structured', 50000000, 3, 120),
  -- Above it a second person approves.
  ('four-eyes', 10000000, null, null);
