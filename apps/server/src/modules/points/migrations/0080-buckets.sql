-- Everything of a player bears the player's bucket (docs/scaling.md). No row is written anew.
select platform.add_bucket('points.wallet'), platform.add_bucket('points.posting'), platform.add_bucket('points.entry'),
  platform.add_bucket('points.requirement'), platform.add_bucket('points.waiver');

-- Postings are numbered by their wallet, whose row every posting changes anyway: ids of a player rise wherever
-- the wallet lies. Zero is a wallet that has numbered nothing yet.
alter table points.wallet add column last_posting_id bigint not null default 0;
