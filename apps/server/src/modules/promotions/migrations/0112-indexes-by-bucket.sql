-- Outside of a transaction, a day later: the tables may be large, and servers of the release before find a player's rows
-- by uid alone. Until then those indexes serve this release too.
select platform.validate_bucket('promotions.reward');
select platform.validate_bucket('promotions.step');
select platform.validate_bucket('promotions.played');
select platform.validate_bucket('promotions.deposited');
select platform.validate_bucket('promotions.seen');
select platform.validate_bucket('promotions.not_given');
create unique index concurrently if not exists reward_in_bucket on promotions.reward (bucket, uid, id);
create unique index concurrently if not exists step_in_bucket on promotions.step (bucket, seq);
create unique index concurrently if not exists played_in_bucket on promotions.played (bucket, uid, day, game_code);
create unique index concurrently if not exists deposited_in_bucket on promotions.deposited (bucket, uid, day);
create unique index concurrently if not exists seen_in_bucket on promotions.seen (bucket, uid, day);
create unique index concurrently if not exists not_given_in_bucket on promotions.not_given (bucket, uid, promotion_id, period);

-- A promotion gives a player one reward for a period and a step.
create unique index concurrently if not exists reward_of_period on promotions.reward (bucket, promotion_id, uid, period, step);
drop index concurrently if exists promotions.reward_once;
create index concurrently if not exists step_of_reward_in_bucket on promotions.step (bucket, uid, reward_id);
drop index concurrently if exists promotions.step_of_reward;
-- The log is followed by its number.
create index concurrently if not exists step_by_number on promotions.step (seq);
