-- Accounts with money that nobody has used for long: when the player was told, and since when nothing moves out or into
-- play. The next login by code ends both.
alter table limits.player
  add column inactive_warned_at timestamptz,
  add column dormant_since timestamptz;

-- Rows that stand have kinds of before, so nothing has to be read.
alter table limits.change drop constraint change_kind_check;
alter table limits.change add constraint change_kind_check check (kind in
  ('daily_stake', 'daily_loss', 'weekly_loss', 'monthly_loss', 'daily_deposit', 'weekly_deposit', 'monthly_deposit',
    'session_minutes', 'exclusion', 'dormancy')) not valid;

insert into limits.policy (name, value, made_by) values ('inactive_days', 365, 'system:migration');
