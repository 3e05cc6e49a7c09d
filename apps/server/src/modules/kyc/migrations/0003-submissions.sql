-- What a player gave to be known by, version by version; a version is never overwritten. The fields are
-- JSON sealed under a key of their own, which is sealed under the installation's key: without it nothing
-- of a person can be read, here or in a backup.
create table kyc.submission (
  uid bigint not null check (uid > 0),
  version int not null check (version > 0),
  -- The whole form, or name, birthday and gender alone.
  kind text not null check (kind in ('full', 'base')),
  submitted_at timestamptz not null default now(),
  id_type text,
  sealed_key bytea not null,
  sealed_fields bytea not null,
  primary key (uid, version)
);
create trigger never_removed before delete or truncate on kyc.submission
  for each statement execute function platform.refuse_change();

-- The photos of a version: where each lies, and a perceptual hash that finds the same picture again.
create table kyc.photo (
  uid bigint not null,
  version int not null,
  name text not null check (name in ('idPhoto', 'idPhotoBack', 'selfieWithIDPhotoPath', 'face')),
  object_key text not null,
  hash bigint,
  primary key (uid, version, name),
  foreign key (uid, version) references kyc.submission
);
create index photo_by_key on kyc.photo (object_key);

-- Keyed digests by which the same ID or the same person is found at another player.
create table kyc.digest (
  uid bigint not null,
  version int not null,
  kind text not null check (kind in ('id-number', 'person')),
  digest bytea not null,
  primary key (uid, version, kind),
  foreign key (uid, version) references kyc.submission
);
create index digest_by_value on kyc.digest (kind, digest);

-- How the review of a version stands. A player has one open review at most.
create table kyc.review (
  uid bigint not null,
  version int not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'escalated', 'approved', 'rejected', 'returned')),
  submitted_at timestamptz not null default now(),
  flags text[] not null default '{}',
  claimed_by bigint,
  claimed_name text,
  claimed_until timestamptz,
  decided_at timestamptz,
  primary key (uid, version),
  foreign key (uid, version) references kyc.submission,
  check ((claimed_by is null) = (claimed_until is null))
);
create unique index one_open_review on kyc.review (uid) where state in ('waiting', 'escalated');
create index review_queue on kyc.review (state, submitted_at, uid, version);

-- Every decision about a version, with who, when and why.
create sequence kyc.decision_id as bigint;
create table kyc.decision (
  uid bigint not null,
  version int not null,
  id bigint not null default nextval('kyc.decision_id'),
  at timestamptz not null default clock_timestamp(),
  staff_id bigint not null,
  actor text not null,
  decision text not null check (decision in ('full', 'basic', 'reject', 'return', 'escalate')),
  reasons text[] not null default '{}',
  fields text[] not null default '{}',
  comment text not null default '',
  primary key (uid, id),
  foreign key (uid, version) references kyc.submission
);
create index decision_by_time on kyc.decision (at);
create trigger append_only before update or delete or truncate on kyc.decision
  for each statement execute function platform.refuse_change();
