-- Codes that are bought elsewhere and bring money into a wallet once.

create table payments.voucher_batch (
  id bigint primary key default nextval('payments.payment_id'),
  amount bigint not null check (amount between 100 and 100000000),
  count integer not null check (count between 1 and 10000),
  expires_at timestamptz not null,
  -- How many times the amount must be played before it can be withdrawn; 0 is not at all.
  turnover_times integer not null check (turnover_times between 0 and 100),
  note text not null check (length(note) <= 200),
  made_at timestamptz not null default platform.clock(),
  made_by text not null
);
create trigger append_only before update or delete or truncate on payments.voucher_batch
  for each statement execute function platform.refuse_change();

-- A code lies sealed; its keyed digest finds it, and tells nobody what it is.
create table payments.voucher (
  id bigint primary key default nextval('payments.payment_id'),
  batch_id bigint not null references payments.voucher_batch,
  code_sealed bytea not null,
  code_digest bytea not null,
  state text not null default 'unused' check (state in ('unused', 'used', 'void')),
  uid bigint,
  -- The caller's idempotency key: a retry finds what the first one did.
  request_key text,
  used_at timestamptz,
  check ((state = 'used') = (uid is not null and used_at is not null and request_key is not null))
);
create unique index voucher_code on payments.voucher (code_digest);
create index voucher_by_batch on payments.voucher (batch_id, id);
create index voucher_by_player on payments.voucher (uid) where uid is not null;
create trigger never_removed before delete or truncate on payments.voucher
  for each statement execute function platform.refuse_change();

-- Where codes are sold.
create table payments.voucher_product (
  id integer primary key,
  img text not null,
  link text not null,
  price bigint not null check (price > 0),
  position integer not null default 0
);
