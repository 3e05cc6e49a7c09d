-- A note about a word with the player says by which way it was; null is a note of staff alone.
alter table staff.note
  add column contact text collate "C" check (contact in ('phone', 'email', 'chat', 'visit'));

-- What colleagues should know of a player before they act; who set and removed it stands in the audit.
create table staff.player_tag (
  uid bigint not null,
  tag text collate "C" not null,
  staff_id bigint not null references staff.account,
  at timestamptz not null default platform.clock(),
  primary key (uid, tag)
);
