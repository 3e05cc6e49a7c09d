-- Published: what players paid in on a day in Manila.
create or replace view promotions.paid_on_day as
  select uid, day, deposits, amount, bucket from promotions.deposited;

-- Published: what players staked on a day in Manila, game by game.
create or replace view promotions.staked_on_day as
  select uid, day, game_code, rounds, staked, bucket from promotions.played;
