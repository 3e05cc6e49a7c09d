alter table identity.player
  -- Where the player registered; empty if that was before it was written down, and for accounts of the house.
  add column brand text collate "C" not null default '',
  -- A copy of what module kyc keeps, brought by identity.note_status, for lists alone: nothing is decided by it.
  add column noted_status text collate "C" not null default 'unset',
  -- What the lists show: a test account without a check of its own counts as one.
  add column listed_status text collate "C" generated always as (
    case when noted_status <> 'unset' then noted_status when tester then 'test_account' else 'unset' end
  ) stored;

-- The list of all players and its filters, the newest first.
create index player_listed on identity.player (created_at desc, uid desc);
create index player_listed_status on identity.player (listed_status, created_at desc, uid desc);
create index player_listed_brand on identity.player (brand, created_at desc, uid desc);
create index player_listed_both on identity.player (listed_status, brand, created_at desc, uid desc);
create index player_listed_testers on identity.player (created_at desc, uid desc) where tester;

-- Searches by the beginning of a word.
create index player_phone_search on identity.player (phone text_pattern_ops);
create index player_nickname_search on identity.player (lower(nickname) text_pattern_ops);
create index player_username_search on identity.player (lower(username) text_pattern_ops);
create index player_email_search on identity.player (lower(email) text_pattern_ops);

-- Which pages of players a member of staff has opened lately: each is audited once an hour.
create table identity.opened_page (
  staff_session text not null,
  uid bigint not null references identity.player,
  opened_at timestamptz not null default now(),
  primary key (staff_session, uid)
);
create index opened_page_at on identity.opened_page (opened_at);
