-- Since when the law keeps a player from play, by a list of the regulator (module kyc); null where it does not.
alter table limits.player add column listed_at timestamptz;
