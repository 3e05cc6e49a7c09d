-- What a gateway says of one day in Manila, line by line, and how it compared with our books.
create table payments.gateway_line (
  gateway text not null,
  day date not null,
  kind text not null check (kind in ('payment', 'payout', 'return')),
  payment_id text not null,
  reference text not null,
  amount bigint not null,
  currency text not null,
  at timestamptz not null,
  primary key (gateway, day, kind, payment_id)
);
create index gateway_line_by_payment on payments.gateway_line (gateway, kind, payment_id);
create index gateway_line_by_reference on payments.gateway_line (gateway, kind, reference);

create table payments.reconciliation (
  gateway text not null,
  day date not null,
  started_at timestamptz not null default platform.clock(),
  -- Null while it runs, and if it was interrupted.
  finished_at timestamptz,
  lines integer not null default 0,
  differences integer not null default 0,
  -- Why the file could not be read; '' if it was.
  problem text not null default '',
  primary key (gateway, day)
);
