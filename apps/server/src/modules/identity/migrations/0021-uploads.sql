-- A row per picture that was sent, before it is drawn: the day's and the player's quotas count them.
create table identity.upload (
  key text primary key,
  uid bigint not null references identity.player,
  sent_bytes integer not null,
  -- What lies on the disk; null while it is drawn, and for what was no picture.
  kept_bytes integer,
  -- It is the player's avatar.
  worn boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);

create index upload_uid on identity.upload (uid, created_at);
create index upload_unworn on identity.upload (created_at) where not worn and removed_at is null;
create index upload_removed on identity.upload (created_at) where removed_at is not null;

insert into identity.upload (key, uid, sent_bytes, kept_bytes, worn)
select avatar, uid, 0, 0, true from identity.player where avatar like 'avatars/%'
on conflict do nothing;
