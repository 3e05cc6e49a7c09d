-- Where gaming is stopped by the house, and where it was: the whole house, a venue, a game or a player.
create schema stops;

create table stops.stop (
  id bigint generated always as identity primary key,
  scope text collate "C" not null check (scope in ('house', 'venue', 'game', 'player')),
  -- The code of the venue or the game, the uid of the player; empty for the house.
  subject text collate "C" not null check ((scope = 'house') = (subject = '')),
  -- By the clock of the database, after the last bet that was taken there.
  stopped_at timestamptz not null,
  stopped_by text collate "C" not null,
  reason text not null,
  resumed_at timestamptz,
  resumed_by text collate "C",
  resume_reason text
);
-- One is in force for a subject at a time; bets look here.
create unique index stop_in_force on stops.stop (subject, scope) where resumed_at is null;
create index stop_resumed on stops.stop (id) where resumed_at is not null;
create trigger never_removed before delete or truncate on stops.stop
  for each statement execute function platform.refuse_change();
