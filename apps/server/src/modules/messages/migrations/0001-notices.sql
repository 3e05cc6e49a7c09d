create schema messages;

-- What the house tells everybody who plays: that something will be shut, and for how long.
create table messages.house_notice (
  id bigint generated always as identity primary key,
  -- Made by whoever published it, so that it is published once.
  key uuid not null unique,
  text_en text not null,
  text_tl text not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  published_at timestamptz not null default platform.clock(),
  withdrawn_at timestamptz
);
create index house_notice_until on messages.house_notice (until_at);
create trigger never_removed before delete or truncate on messages.house_notice
  for each statement execute function platform.refuse_change();
