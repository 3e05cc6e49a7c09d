-- How much a player may lose in a week from Monday and in a calendar month in Manila, and how many minutes they may play
-- without a rest. A raise waits as that of any other limit does, and the house may set each.
alter table limits.player
  add column weekly_loss bigint,
  add column next_weekly_loss bigint,
  add column next_weekly_loss_at timestamptz,
  add column house_weekly_loss bigint,
  add column monthly_loss bigint,
  add column next_monthly_loss bigint,
  add column next_monthly_loss_at timestamptz,
  add column house_monthly_loss bigint,
  add column session_minutes bigint,
  add column next_session_minutes bigint,
  add column next_session_minutes_at timestamptz,
  add column house_session_minutes bigint;

-- The play of a player who has a limit of minutes: from its first bet to its latest, without a rest between them.
create table limits.sitting (
  bucket integer not null,
  uid bigint not null,
  began_at timestamptz not null,
  last_at timestamptz not null,
  primary key (bucket, uid)
) with (fillfactor = 80);

-- Rows that stand have kinds of before, so nothing has to be read.
alter table limits.change drop constraint change_kind_check;
alter table limits.change add constraint change_kind_check check (kind in
  ('daily_stake', 'daily_loss', 'weekly_loss', 'monthly_loss', 'daily_deposit', 'weekly_deposit', 'monthly_deposit',
    'session_minutes', 'exclusion')) not valid;

insert into limits.policy (name, value, made_by) values ('session_rest_minutes', 60, 'system:migration');
