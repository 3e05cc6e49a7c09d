-- Filcoins: whole points in a ledger of their own, with the tables of module `ledger`. The functions over
-- them are the ledger's, applied a second time under this schema's name.
create schema points;

-- Never cached: ids of one player rise in the order in which the wallet was locked.
create sequence points.posting_id as bigint cache 1;

create table points.wallet (
  uid bigint primary key check (uid > 0),
  balance bigint not null default 0 check (balance >= 0),
  turnover bigint not null default 0 check (turnover >= 0),
  release_tail bigint not null default 0 check (release_tail >= 0),
  posted_at timestamptz not null default '-infinity',
  is_test boolean not null default false
) with (fillfactor = 50);
create trigger never_removed before delete or truncate on points.wallet
  for each statement execute function platform.refuse_change();

create table points.posting (
  uid bigint not null,
  scope text collate "C" not null,
  key text collate "C" not null,
  input_hash bytea not null,
  id bigint not null,
  balance_after bigint not null,
  turnover bigint not null,
  created_at timestamptz not null,
  primary key (uid, id)
);
create unique index posting_scope_key on points.posting (scope, key);
create trigger append_only before update or delete or truncate on points.posting
  for each statement execute function platform.refuse_change();

create table points.entry (
  uid bigint not null,
  created_at timestamptz not null,
  posting_id bigint not null,
  leg smallint not null,
  account text collate "C" not null,
  amount bigint not null,
  balance_after bigint,
  primary key (uid, created_at, posting_id, leg)
) partition by range (created_at);
create index entry_created_at on points.entry using brin (created_at);
create trigger append_only before update or delete or truncate on points.entry
  for each statement execute function platform.refuse_change();

-- Filcoins are free as soon as they are there; the table is here because the functions know it.
create table points.requirement (
  uid bigint not null,
  release_at bigint not null check (release_at > 0),
  posting_id bigint not null,
  amount bigint not null check (amount > 0),
  multiplier bigint not null check (multiplier > 0),
  created_at timestamptz not null,
  primary key (uid, release_at)
);
create trigger append_only before update or delete or truncate on points.requirement
  for each statement execute function platform.refuse_change();

select platform.ensure_months('points.entry', 3, p_is_append_only => true);
