-- From which partners' apps a player has come. Module partners knows as whom; this is for what concerns their players.
create table identity.sent_by (
  uid bigint not null references identity.player,
  partner text collate "C" not null,
  since timestamptz not null default platform.clock(),
  primary key (uid, partner)
);
create trigger never_removed before delete or truncate on identity.sent_by
  for each statement execute function platform.refuse_change();
