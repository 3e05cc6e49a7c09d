-- What was earned while its promotion was paused. It is decided when the promotion goes on, in the order in
-- which it was earned.
create table promotions.owed (
  uid bigint not null,
  promotion_id integer not null references promotions.promotion,
  period text collate "C" not null,
  amount bigint not null check (amount > 0),
  facts jsonb not null default '{}',
  earned_at timestamptz not null,
  -- Credited at once; otherwise offered.
  is_credited boolean not null,
  primary key (uid, promotion_id, period)
);
create index owed_in_turn on promotions.owed (promotion_id, earned_at, uid);

-- Why something that was earned did not come, for whoever asks where it is: an outcome of promotions.grant.
create table promotions.not_given (
  uid bigint not null,
  promotion_id integer not null references promotions.promotion,
  period text collate "C" not null,
  reason text collate "C" not null,
  at timestamptz not null default platform.clock(),
  primary key (uid, promotion_id, period)
);
