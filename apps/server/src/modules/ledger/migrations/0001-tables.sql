-- The ledger knows players, accounts and amounts in centavos, and no business noun.
-- Every table starts its primary key with uid, so that it distributes by player without change.
create schema ledger;

-- A sequence and not an identity column: a distributed table cannot have one, and the posting
-- function must know the id before it inserts. Never cached, because ids of one player must rise
-- in the order in which his wallet was locked.
create sequence ledger.posting_id as bigint cache 1;

-- The only time source of the ledger, so that a test can put the clock at a month's turn.
create function ledger.clock() returns timestamptz
  language sql volatile
  return clock_timestamp();

-- The one row that a posting changes. Free space on each page keeps the update on the same page
-- (HOT), where no index has to follow it.
create table ledger.wallet (
  uid bigint primary key check (uid > 0),
  balance bigint not null default 0 check (balance >= 0),
  turnover bigint not null default 0 check (turnover >= 0),
  release_tail bigint not null default 0 check (release_tail >= 0),
  posted_at timestamptz not null default '-infinity'
) with (fillfactor = 50);

-- The caller's keys. The posting function is the only writer of these tables and refuses by value
-- what would not fit: as check constraints the same rules cost every posting an eighth of its time.
-- The second index is the check across players on one node: a key that another player used is a
-- conflict. It is the only thing here that a distributed set-up has to drop.
create table ledger.posting (
  uid bigint not null,
  scope text collate "C" not null,
  key text collate "C" not null,
  input_hash bytea not null,
  id bigint not null,
  balance_after bigint not null,
  turnover bigint not null,
  created_at timestamptz not null,
  primary key (uid, scope, key)
);
create unique index posting_scope_key on ledger.posting (scope, key);

-- Leg 0 is the player's own and carries his balance; the others name the accounts on the far side,
-- which have no balance row: their totals are read from here.
create table ledger.entry (
  uid bigint not null,
  created_at timestamptz not null,
  posting_id bigint not null,
  leg smallint not null,
  account text collate "C" not null,
  amount bigint not null,
  balance_after bigint,
  primary key (uid, created_at, posting_id, leg)
) partition by range (created_at);
create index entry_created_at on ledger.entry using brin (created_at);

-- What must be wagered before the amount can be withdrawn. release_at is a point on the wallet's
-- cumulative turnover and rises strictly, which makes it the second half of the key.
create table ledger.requirement (
  uid bigint not null,
  release_at bigint not null check (release_at > 0),
  posting_id bigint not null,
  amount bigint not null check (amount > 0),
  multiplier bigint not null check (multiplier > 0),
  created_at timestamptz not null,
  primary key (uid, release_at)
);

create function ledger.refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception 'ledger.% is append-only: % is refused, correct by adding', tg_table_name, tg_op
    using errcode = 'restrict_violation';
end
$$;

create trigger append_only before update or delete or truncate on ledger.posting
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.requirement
  for each statement execute function ledger.refuse_change();
create trigger never_removed before delete or truncate on ledger.wallet
  for each statement execute function ledger.refuse_change();
