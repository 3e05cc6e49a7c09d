-- What a session has shown: by what it was opened, and by what and when the player last showed anew
-- who they are. Sessions from before count as having shown nothing.
alter table identity.session
  add column opened_by text,
  add column proved_by text,
  add column proved_at timestamptz;

-- After a change of the phone number nothing is paid out for a while.
alter table identity.player
  add column withdrawals_wait_until timestamptz;

-- An address that nobody has proved belongs to nobody: only a proved one is an account's own.
drop index identity.player_email;
create unique index player_proved_email on identity.player (lower(email))
  where email_proved_at is not null;
