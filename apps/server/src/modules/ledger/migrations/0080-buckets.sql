-- Everything of a player bears the player's bucket (docs/scaling.md). No row is written anew.
select platform.add_bucket('ledger.wallet'), platform.add_bucket('ledger.posting'), platform.add_bucket('ledger.entry'),
  platform.add_bucket('ledger.requirement'), platform.add_bucket('ledger.waiver');

-- Postings are numbered by their wallet, whose row every posting changes anyway: ids of a player rise wherever
-- the wallet lies. Zero is a wallet that has numbered nothing yet.
alter table ledger.wallet add column last_posting_id bigint not null default 0;
