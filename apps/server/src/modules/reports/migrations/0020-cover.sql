-- What banks say of the accounts of the house, what is owed to players against what covers it, and the months that two
-- people have signed. Lines and looks are never changed, but for the payment that a line is found to be.
create table reports.bank_account (
  id bigint generated always as identity primary key,
  number text collate "C" not null,
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  unique (number, currency)
);

create table reports.bank_line (
  id bigint generated always as identity primary key,
  account_id bigint not null references reports.bank_account,
  day date not null,
  -- Below nothing for what went out.
  amount bigint not null,
  reference text not null,
  words text not null,
  -- What tells it from every other line of the account: what it says, and which one of those that say the same on a day.
  digest bytea not null,
  -- Payments that it names, as D17 and W17.
  named text[] not null,
  payment text collate "C",
  taken_at timestamptz not null default platform.clock(),
  unique (account_id, digest)
);
create index bank_line_listed on reports.bank_line (day, id);
create index bank_line_open on reports.bank_line (account_id, day) where payment is null;
-- One payment is one line.
create unique index bank_line_payment on reports.bank_line (payment) where payment is not null;
create trigger never_removed before delete or truncate on reports.bank_line
  for each statement execute function platform.refuse_change();

-- What was on an account at the end of a day; a later statement of the same day says it anew.
create table reports.bank_balance (
  account_id bigint not null references reports.bank_account,
  day date not null,
  amount bigint not null,
  taken_at timestamptz not null default platform.clock(),
  primary key (account_id, day)
);

create table reports.cover_look (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  balances bigint not null,
  withdrawals bigint not null,
  stakes bigint not null,
  jackpots bigint not null,
  -- [{"name", "balance" or null}], [{"account", "day", "balance"}], in centavos as text.
  gateways jsonb not null,
  banks jsonb not null,
  cover bigint not null,
  unmatched integer not null,
  looked_by text collate "C" not null
);
create trigger append_only before update or delete or truncate on reports.cover_look
  for each statement execute function platform.refuse_change();

create table reports.signed_month (
  -- Its first day.
  month date primary key check (extract(day from month) = 1),
  look_id bigint not null references reports.cover_look,
  ggr bigint not null,
  ngr bigint not null,
  share bigint not null,
  deposited bigint not null,
  paid_out bigint not null,
  asked_by text collate "C" not null,
  approved_by text collate "C" not null,
  signed_at timestamptz not null default platform.clock()
);
create trigger append_only before update or delete or truncate on reports.signed_month
  for each statement execute function platform.refuse_change();
