-- The figures of the house by gaming day, kept by readers of the logs; bets write none of these tables.
create schema reports;

-- When a gaming day begins in Manila and what of its gross revenue the regulator takes, from a day on. What a day was
-- closed by never changes: a new line holds for days that have not begun.
create table reports.policy (
  from_day date primary key,
  -- The hour in Manila at which the day begins.
  day_hour smallint not null check (day_hour between 0 and 23),
  -- Of the gross revenue, in hundredths of a percent.
  share_basis_points integer not null check (share_basis_points between 0 and 10000),
  made_by text collate "C" not null,
  made_at timestamptz not null default platform.clock()
);
create trigger append_only before update or delete or truncate on reports.policy
  for each statement execute function platform.refuse_change();
insert into reports.policy (from_day, day_hour, share_basis_points, made_by)
  values ('-infinity', 0, 0, 'system:migration');

-- Where a player came from, as it was when the house first heard of them.
create table reports.player (
  uid bigint primary key,
  -- Where they registered; empty if that was before it was written down.
  brand text collate "C" not null,
  -- The partner's app that they came from first, or 'web'.
  channel text collate "C" not null,
  -- The gaming day of the registration, and the Monday of its week.
  joined date not null,
  cohort date not null,
  first_paid_at timestamptz
) with (fillfactor = 90);

-- How far the walk through all players has come.
create table reports.walk (
  is_one boolean primary key default true check (is_one),
  uid bigint not null
);
insert into reports.walk (uid) values (0);

create table reports.play_day (
  day date not null,
  is_test boolean not null,
  brand text collate "C" not null,
  channel text collate "C" not null,
  venue text collate "C" not null,
  game_code text collate "C" not null,
  game_type smallint not null,
  rounds bigint not null default 0,
  staked bigint not null default 0,
  won bigint not null default 0,
  -- Wins that were held back and paid on this day, after their round was closed.
  late_won bigint not null default 0,
  -- What counted towards what must be played first.
  turnover bigint not null default 0,
  primary key (day, is_test, brand, channel, venue, game_code, game_type)
) with (fillfactor = 70);

-- What venues credited by campaigns of their own: prizes, free rounds, jackpots.
create table reports.prize_day (
  day date not null,
  is_test boolean not null,
  brand text collate "C" not null,
  channel text collate "C" not null,
  venue text collate "C" not null,
  prizes bigint not null default 0,
  amount bigint not null default 0,
  primary key (day, is_test, brand, channel, venue)
) with (fillfactor = 70);

-- Money in and out by the way it took. What came back is counted on the day it came.
create table reports.cash_day (
  day date not null,
  is_test boolean not null,
  brand text collate "C" not null,
  channel text collate "C" not null,
  -- 0 where there is none: vouchers, and payments that staff gave to a player.
  pay_channel integer not null,
  gateway text collate "C" not null,
  deposits bigint not null default 0,
  deposited bigint not null default 0,
  deposit_fees bigint not null default 0,
  payouts bigint not null default 0,
  -- What left the wallets, the fees among it.
  paid_out bigint not null default 0,
  payout_fees bigint not null default 0,
  returns bigint not null default 0,
  returned bigint not null default 0,
  returned_fees bigint not null default 0,
  -- Approvals by a person, how long players had waited for them, and the longest.
  approvals bigint not null default 0,
  approval_seconds bigint not null default 0,
  approval_longest bigint not null default 0,
  primary key (day, is_test, brand, channel, pay_channel, gateway)
) with (fillfactor = 70);

-- What promotions gave in pesos, and what of it came back. 0 is the cashback of deposits that knew no promotion.
create table reports.bonus_day (
  day date not null,
  is_test boolean not null,
  brand text collate "C" not null,
  channel text collate "C" not null,
  promotion_id integer not null,
  given bigint not null default 0,
  given_amount bigint not null default 0,
  taken bigint not null default 0,
  taken_amount bigint not null default 0,
  primary key (day, is_test, brand, channel, promotion_id)
) with (fillfactor = 70);

-- Who came: registrations, and players who paid in for the first time.
create table reports.entry_day (
  day date not null,
  is_test boolean not null,
  brand text collate "C" not null,
  channel text collate "C" not null,
  registered bigint not null default 0,
  first_deposits bigint not null default 0,
  first_deposited bigint not null default 0,
  primary key (day, is_test, brand, channel)
) with (fillfactor = 70);

-- Players of a week of registration, week by week of what they did.
create table reports.cohort_week (
  cohort date not null,
  week date not null,
  is_test boolean not null,
  brand text collate "C" not null,
  registered bigint not null default 0,
  players bigint not null default 0,
  depositors bigint not null default 0,
  staked bigint not null default 0,
  won bigint not null default 0,
  deposited bigint not null default 0,
  primary key (cohort, week, is_test, brand)
) with (fillfactor = 70);

-- Who was counted as playing or paying in in a week: each once.
create table reports.active (
  week date not null,
  did text collate "C" not null check (did in ('play', 'deposit')),
  uid bigint not null,
  primary key (week, did, uid)
);

-- What came when its own day was closed, or concerns one that is: it counts on the day it came.
create sequence reports.correction_id as bigint;
create table reports.correction (
  id bigint primary key default nextval('reports.correction_id'),
  day date not null,
  of_day date not null,
  is_test boolean not null,
  kind text collate "C" not null check (kind in ('round', 'late-win', 'prize', 'cash', 'bonus')),
  uid bigint not null,
  -- Which row it is, as its module calls it.
  subject text collate "C" not null,
  -- What it did to the figure of its kind, with its sign, in centavos.
  amount bigint not null,
  noted_at timestamptz not null default platform.clock()
);
create index correction_of on reports.correction (of_day, id);
create index correction_on on reports.correction (day, id);
create index correction_noted on reports.correction (noted_at);
create trigger append_only before update or delete or truncate on reports.correction
  for each statement execute function platform.refuse_change();

-- A day that is over and waits until everything of it was read: the transactions that were at work, then the newest
-- numbers of the logs.
create table reports.closing (
  day date primary key,
  xid xid8 not null,
  settled bigint,
  moved bigint,
  paid bigint,
  rewarded bigint
);

-- Closed days: real money alone, as it was then.
create table reports.closed_day (
  day date primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  share_basis_points integer not null,
  rounds bigint not null,
  staked bigint not null,
  won bigint not null,
  late_won bigint not null,
  turnover bigint not null,
  bonuses bigint not null,
  prizes bigint not null,
  fees bigint not null,
  share bigint not null,
  deposited bigint not null,
  paid_out bigint not null,
  closed_at timestamptz not null default platform.clock()
);
create index closed_day_at on reports.closed_day (closed_at);
create trigger append_only before update or delete or truncate on reports.closed_day
  for each statement execute function platform.refuse_change();
