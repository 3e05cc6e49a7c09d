-- What must hold between rewards, ledgers and costs. Each is a view whose rows are violations.

-- What a player has of a reward is what its postings leave: the amount while it is claimed, else nothing.
create or replace view promotions.broken_reward as
  select uid, scope, reward_id, sum(amount) as amount, bucket
  from (
    select r.bucket, r.uid, promotions.scope_of(r.currency, r.cash_type) as scope, r.id as reward_id,
      case r.state when 'claimed' then r.amount else 0 end as amount
      from promotions.reward r
    union all
    select bucket, uid, scope, substring(key from '^B(\d+)(:back)?$')::bigint, -amount
      from ledger.posted where scope like 'bonus.%'
    union all
    select bucket, uid, scope, substring(key from '^B(\d+)(:back)?$')::bigint, -amount
      from points.posted where scope = 'rewards'
  ) both_books
  group by bucket, uid, scope, reward_id
  having sum(amount) <> 0;

-- What a promotion has cost is the sum of the rewards that stand, and of what is kept for free rounds that run, in all
-- and on each day.
create or replace view promotions.broken_cost as
  select promotion_id, day, sum(amount) as amount, sum(rewards) as rewards
  from (
    select promotion_id, day, amount, rewards from promotions.spent
    union all
    select r.promotion_id, d.day, -r.amount, -1 from promotions.reward r
    cross join lateral (values (r.day), ('-infinity'::date)) as d(day)
    where not r.is_test and promotions.is_kept(r.state)
    union all
    select g.promotion_id, d.day, -g.reserved, -1 from promotions.free_grant g
    cross join lateral (values (g.day), ('-infinity'::date)) as d(day)
    where not g.is_test and g.reserved > 0
  ) both_books
  group by promotion_id, day
  having sum(amount) <> 0 or sum(rewards) <> 0;

-- Published: everything that does not hold of a player's rewards.
create or replace view promotions.broken as
  select 'a credited reward is what was posted' as invariant, uid,
    format('%s reward %s differs by %s', scope, reward_id, amount) as detail, bucket
  from promotions.broken_reward;
