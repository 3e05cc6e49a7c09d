-- Who asked for a code: a device of the player, or null for a stranger. A newer code ends an older one.
alter table identity.otp
  add column asked_by bytea,
  add column superseded_at timestamptz;

create index otp_open on identity.otp (contact, purpose)
  where consumed_at is null and superseded_at is null;
