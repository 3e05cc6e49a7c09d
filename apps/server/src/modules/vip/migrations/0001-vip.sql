-- How far players have come: experience from what they have staked, and the level that it is worth.
create schema vip;

-- An operator's own thresholds are an update of this table; whoever has reached a level keeps it.
create table vip.level (
  level smallint primary key check (level between 1 and 29),
  tier text collate "C" not null check (tier in ('Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond')),
  -- What one must have to be there; one for each peso that was staked.
  xp bigint not null unique check (xp > 0)
);
insert into vip.level (level, tier, xp) values
  (1, 'Bronze', 1000), (2, 'Bronze', 3000), (3, 'Bronze', 6000), (4, 'Bronze', 10000), (5, 'Bronze', 20000),
  (6, 'Silver', 35000), (7, 'Silver', 55000), (8, 'Silver', 80000), (9, 'Silver', 120000),
  (10, 'Silver', 170000), (11, 'Silver', 250000),
  (12, 'Gold', 350000), (13, 'Gold', 500000), (14, 'Gold', 700000), (15, 'Gold', 950000),
  (16, 'Gold', 1300000), (17, 'Gold', 1800000),
  (18, 'Platinum', 2500000), (19, 'Platinum', 3500000), (20, 'Platinum', 5000000), (21, 'Platinum', 7000000),
  (22, 'Platinum', 10000000), (23, 'Platinum', 14000000),
  (24, 'Diamond', 20000000), (25, 'Diamond', 30000000), (26, 'Diamond', 45000000), (27, 'Diamond', 65000000),
  (28, 'Diamond', 100000000), (29, 'Diamond', 150000000);

-- Written by the reader of settled rounds alone.
create table vip.standing (
  uid bigint primary key,
  -- In centavos, of rounds that were played to their end.
  staked bigint not null check (staked >= 0),
  level smallint not null check (level between 0 and 29)
) with (fillfactor = 70);

-- Levels as they were reached: a log, which modules above follow by its number.
create sequence vip.rise_seq as bigint cache 1;
create table vip.rise (
  seq bigint primary key,
  uid bigint not null,
  level smallint not null,
  at timestamptz not null default platform.clock()
);
create unique index rise_once on vip.rise (uid, level);
create trigger append_only before update or delete or truncate on vip.rise
  for each statement execute function platform.refuse_change();
