-- What the house keeps a player from for a while. These are what bets, payments and rewards ask, each under the lock of
-- the wallet; one whose moment is over counts for nothing.
alter table limits.player
  add column deposit_shut_until timestamptz,
  add column play_shut_until timestamptz,
  add column withdraw_shut_until timestamptz,
  add column bonus_shut_until timestamptz;

create sequence limits.restriction_id as bigint;

-- How it came to be: the newest row of an action says what holds.
create table limits.restriction (
  uid bigint not null check (uid > 0),
  id bigint not null default nextval('limits.restriction_id'),
  action text collate "C" not null check (action in ('deposit', 'play', 'withdraw', 'bonus')),
  -- Null where it was lifted before its time.
  until timestamptz,
  made_at timestamptz not null,
  actor text not null,
  reason text not null,
  -- Which words about the cause the player reads.
  told text collate "C" not null,
  primary key (uid, id)
);
create trigger append_only before update or delete or truncate on limits.restriction
  for each statement execute function platform.refuse_change();
