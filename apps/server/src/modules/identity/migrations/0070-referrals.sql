-- The number under which a player invites others. It says nothing of the player, not even how many there are.
create table identity.referral_code (
  uid bigint primary key references identity.player,
  code bigint not null unique check (code between 1000000000 and 9999999999)
);

-- Who came by whose invitation, written with the registration.
create table identity.referral (
  uid bigint primary key references identity.player,
  -- The order in which a player's friends came, for lists that must not name them.
  id bigint generated always as identity unique,
  referrer_uid bigint not null references identity.player,
  -- Which of the invitations it was: a link, a code that was scanned.
  channel_id text not null default '',
  referred_at timestamptz not null default platform.clock(),
  check (uid <> referrer_uid)
);
create index referral_of_referrer on identity.referral (referrer_uid, id desc);
create index referral_by_time on identity.referral (referred_at);
create trigger never_removed before delete or truncate on identity.referral
  for each statement execute function platform.refuse_change();
