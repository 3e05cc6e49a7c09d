-- How much of a stake counts as turnover, in percent, by the type of the game. A type that is not named
-- counts whole. More than whole is not possible: a stake may then release no more than it puts at risk.
create table games.turnover_weight (
  game_type smallint primary key,
  weight smallint not null check (weight between 0 and 100),
  updated_at timestamptz not null default platform.clock()
);

-- What a movement added to the turnover where it was not the whole stake. What is given back later takes
-- back what was counted then, whatever the weight is by that time.
alter table games.movement add column turnover bigint;
