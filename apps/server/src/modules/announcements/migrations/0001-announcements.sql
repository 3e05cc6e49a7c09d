create schema announcements;

-- What the house shows players when they come: a picture with words, for a time and for some of them.
create table announcements.announcement (
  id bigint generated always as identity primary key,
  -- Made by whoever added it, so that it is added once.
  key uuid not null unique,
  is_on boolean not null default false,
  -- 1 once a day, 2 once in each login.
  frequency smallint not null check (frequency in (1, 2)),
  picture text not null check (picture <> ''),
  title_en text not null,
  title_tl text not null,
  body_en text not null default '',
  body_tl text not null default '',
  link text not null default '',
  seq integer not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  -- VIP levels; none is everybody.
  levels integer[] not null default '{}',
  brands text[] not null check (cardinality(brands) > 0),
  version integer not null default 1,
  updated_at timestamptz not null default platform.clock()
);
create index announcement_order on announcements.announcement (seq, id);
create index announcement_start on announcements.announcement (start_at, id);
create trigger never_removed before delete or truncate on announcements.announcement
  for each statement execute function platform.refuse_change();

-- Whom an announcement was shown to, and who followed its link.
create table announcements.seen (
  announcement_id bigint not null references announcements.announcement,
  uid bigint not null,
  times integer not null default 1,
  first_at timestamptz not null default platform.clock(),
  last_at timestamptz not null default platform.clock(),
  opened_at timestamptz,
  primary key (announcement_id, uid)
);
create index seen_of_player on announcements.seen (uid);
