-- The partners whose apps open ours: their channels, who came through them, and how that went.
create schema partners;

create table partners.channel (
  name text collate "C" primary key,
  is_open boolean not null default true,
  changed_at timestamptz,
  reason text not null default ''
);
insert into partners.channel (name) values ('ewallet'), ('maya'), ('lazada');
create trigger never_removed before delete or truncate on partners.channel
  for each statement execute function platform.refuse_change();

-- Tokens that somebody has come with. Whoever writes the row may exchange the token; it is of no use to others.
create table partners.taken_token (
  channel text collate "C" not null references partners.channel,
  token_hash bytea not null,
  taken_at timestamptz not null default now(),
  primary key (channel, token_hash)
);
create index taken_token_at on partners.taken_token (taken_at);

-- Which player a person of a partner is.
create table partners.link (
  channel text collate "C" not null references partners.channel,
  subject text collate "C" not null,
  uid bigint not null,
  linked_at timestamptz not null default now(),
  primary key (channel, subject)
);
create index link_uid on partners.link (uid);

-- How entries went, hour by hour.
create table partners.tally (
  channel text collate "C" not null references partners.channel,
  hour timestamptz not null,
  outcome text collate "C" not null,
  entries integer not null,
  -- Of those that the host was asked about.
  exchanges integer not null,
  exchange_ms bigint not null,
  last_at timestamptz not null,
  primary key (channel, hour, outcome)
);
