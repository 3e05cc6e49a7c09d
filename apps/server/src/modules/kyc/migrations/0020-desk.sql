-- The desk reads what is open oldest first, everything newest first, and counts by the day of a decision.
create index review_open on kyc.review (submitted_at, uid, version) where state in ('waiting', 'escalated');
create index review_by_time on kyc.review (submitted_at, uid, version);
create index review_decided on kyc.review (decided_at) where decided_at is not null;

-- Who decided, by the name that colleagues know.
alter table kyc.decision add column actor_name text not null default '';

-- The hash of a photo in eight parts, each marked with its place. Two hashes that differ in at most seven
-- of their bits have a part in common, so that an index finds whatever is near.
alter table kyc.photo add column hash_parts int[] generated always as (
  case when hash is not null then array[
    (hash & 255)::int, 256 + ((hash >> 8) & 255)::int, 512 + ((hash >> 16) & 255)::int,
    768 + ((hash >> 24) & 255)::int, 1024 + ((hash >> 32) & 255)::int, 1280 + ((hash >> 40) & 255)::int,
    1536 + ((hash >> 48) & 255)::int, 1792 + ((hash >> 56) & 255)::int] end) stored;
create index photo_by_hash_parts on kyc.photo using gin (hash_parts);

-- Persons that submissions are held against. The rows of a list are one JSON under a key of its own,
-- sealed like a submission: who stands on such a list is nobody's business.
create table kyc.watch_list (
  id bigint generated always as identity primary key,
  name text not null unique,
  kind text not null check (kind in ('restricted', 'watch')),
  entries int not null check (entries > 0),
  sealed_key bytea not null,
  sealed_entries bytea not null,
  imported_at timestamptz not null default now(),
  imported_by bigint not null,
  imported_name text not null,
  -- Rises with every import of any list.
  version bigint not null
);
create sequence kyc.watch_list_version as bigint;
create trigger never_removed before delete or truncate on kyc.watch_list
  for each statement execute function platform.refuse_change();
