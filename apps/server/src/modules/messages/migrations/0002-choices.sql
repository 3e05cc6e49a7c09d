-- What a player has chosen to be told, by topic and channel; without a row the rule of the product holds.
create table messages.choice (
  bucket integer not null,
  uid bigint not null,
  topic text collate "C" not null check (topic in ('security', 'payments', 'rewards', 'offers')),
  channel text collate "C" not null check (channel in ('push', 'email', 'sms')),
  is_on boolean not null,
  -- Of the words that were consented to.
  version integer,
  primary key (bucket, uid, topic, channel)
);
create trigger never_removed before delete or truncate on messages.choice
  for each statement execute function platform.refuse_change();

-- How it came to that: who consented to which words, when and on which device, for whoever asks later.
create table messages.choice_step (
  bucket integer not null,
  uid bigint not null,
  id bigint generated always as identity,
  at timestamptz not null default platform.clock(),
  topic text collate "C" not null,
  channel text collate "C" not null,
  is_on boolean not null,
  version integer,
  words text,
  device text not null,
  address text not null,
  primary key (bucket, uid, id)
);
create trigger append_only before update or delete or truncate on messages.choice_step
  for each statement execute function platform.refuse_change();
