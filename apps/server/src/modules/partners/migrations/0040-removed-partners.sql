-- Partners' apps that a player has removed from their account: nobody comes in through them until the player allows it again.
create table partners.removed (
  uid bigint not null,
  channel text collate "C" not null references partners.channel,
  removed_at timestamptz not null default now(),
  primary key (uid, channel)
);
