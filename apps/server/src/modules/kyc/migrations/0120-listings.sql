-- Whether a player is a person whom the law keeps from play, by the lists of one moment and all that the player has
-- given. Whoever has given anything has a row; 0 for the lists says that somebody has to look.
create table kyc.listing (
  bucket integer not null,
  uid bigint not null check (uid > 0),
  lists_version bigint not null default 0,
  -- The newest version that the player has given, so that none is passed over.
  given integer not null default 0,
  state text collate "C" not null default 'clear' check (state in ('clear', 'alike', 'listed')),
  -- The list of the person that was found, and by what that person is known again without being named.
  list text not null default '',
  hit bytea,
  -- What two persons decided about the player and that person.
  decided text collate "C" check (decided in ('same', 'other')),
  -- Everybody on the lists whom two persons have told apart from the player.
  others bytea[] not null default '{}',
  changed_at timestamptz not null default platform.clock(),
  primary key (bucket, uid)
) with (fillfactor = 80);
create index listing_stale on kyc.listing (lists_version, uid);
create index listing_found on kyc.listing (changed_at desc, uid desc) where state <> 'clear';

create sequence kyc.list_check_id as bigint;

-- The evidence: who was held against which lists when, and what was found. It names nobody of a list.
create table kyc.list_check (
  bucket integer not null,
  uid bigint not null,
  id bigint not null default nextval('kyc.list_check_id'),
  at timestamptz not null default platform.clock(),
  moment text collate "C" not null,
  lists_version bigint not null,
  state text collate "C" not null check (state in ('unknown', 'clear', 'alike', 'listed')),
  primary key (bucket, uid, id)
);
create index list_check_by_time on kyc.list_check using brin (at);
create trigger append_only before update or delete or truncate on kyc.list_check
  for each statement execute function platform.refuse_change();
