-- Advertisements that lead to the landing pages, and what came of them.
create schema campaigns;

create table campaigns.campaign (
  -- What stands in the address of the advertisement.
  ad_id text collate "C" primary key check (ad_id ~ '^[A-Za-z0-9_.~-]{1,128}$'),
  -- Rises with every campaign, for lists.
  id bigint generated always as identity unique,
  name text not null check (name <> ''),
  -- A page of contract/rules/content/campaign.ts.
  page text collate "C" not null,
  -- The tag of an analytics provider; empty for none.
  gtag_id text collate "C" not null default '',
  is_on boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default platform.clock()
);
create trigger never_removed before delete or truncate on campaigns.campaign
  for each statement execute function platform.refuse_change();

-- Visits of a day in Manila, in parts, so that visitors do not wait for one another.
create table campaigns.visited (
  ad_id text collate "C" not null references campaigns.campaign,
  day date not null,
  part smallint not null,
  visits bigint not null default 0,
  primary key (ad_id, day, part)
) with (fillfactor = 70);

-- Who registered by which advertisement, also by one that became a campaign later.
create table campaigns.joined (
  uid bigint primary key,
  ad_id text collate "C" not null,
  -- The click, as whoever shows the advertisement numbers it.
  click_id text collate "C" not null default '',
  at timestamptz not null
);
create index joined_by_ad on campaigns.joined (ad_id, at);
create trigger append_only before update or delete or truncate on campaigns.joined
  for each statement execute function platform.refuse_change();
