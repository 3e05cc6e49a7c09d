-- What staff gave by hand: who, why and with whom. The reward says what became of it.
create table promotions.manual_gift (
  reward_id bigint primary key,
  uid bigint not null,
  promotion_id integer not null references promotions.promotion,
  currency text collate "C" not null,
  amount bigint not null check (amount > 0),
  -- 'staff:ID'; who approved it is null where nobody had to.
  given_by text collate "C" not null,
  approved_by text collate "C",
  reason text not null,
  given_at timestamptz not null default platform.clock()
);
create index manual_gift_of_player on promotions.manual_gift (uid, reward_id);
create trigger append_only before update or delete or truncate on promotions.manual_gift
  for each statement execute function platform.refuse_change();

-- What a member of staff has given alone on a day in Manila. The row is added to before it is looked at, so
-- whoever gives at the same time waits here, and the bound holds.
create table promotions.given_alone (
  given_by text collate "C" not null,
  day date not null,
  currency text collate "C" not null,
  amount bigint not null,
  primary key (given_by, day, currency)
);
create trigger never_removed before delete or truncate on promotions.given_alone
  for each statement execute function platform.refuse_change();
