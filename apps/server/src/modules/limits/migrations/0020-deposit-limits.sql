-- How much a player may pay in: in a day, in a week from Monday and in a calendar month, all in Manila.
-- A raise waits as that of a play limit does.
alter table limits.player
  add column daily_deposit bigint check (daily_deposit >= 0),
  add column next_daily_deposit bigint check (next_daily_deposit >= 0),
  add column next_daily_deposit_at timestamptz,
  add column weekly_deposit bigint check (weekly_deposit >= 0),
  add column next_weekly_deposit bigint check (next_weekly_deposit >= 0),
  add column next_weekly_deposit_at timestamptz,
  add column monthly_deposit bigint check (monthly_deposit >= 0),
  add column next_monthly_deposit bigint check (next_monthly_deposit >= 0),
  add column next_monthly_deposit_at timestamptz;

-- What a player has begun to pay in on each day, less what came to nothing. Weeks and months are its sums.
create table limits.deposit_day (
  uid bigint not null,
  day date not null,
  counted bigint not null default 0 check (counted >= 0),
  primary key (uid, day)
);

alter table limits.change drop constraint change_kind_check;
alter table limits.change add constraint change_kind_check check (kind in
  ('daily_stake', 'daily_loss', 'daily_deposit', 'weekly_deposit', 'monthly_deposit', 'exclusion'));
