-- What must always hold, each as a view whose rows are violations. A condition on bucket and
-- uid reaches the index in every one of them, so that a check can be narrowed to a few players.
-- They read all there is, or what came after the newest sealed month (check-from.sql).

create or replace view ledger.broken_sum as
  select uid, posting_id, sum(amount) as amount, bucket
  from ledger.entry_to_check
  group by bucket, uid, posting_id
  having sum(amount) <> 0;

create or replace view ledger.broken_balance as
  select uid, sum(balance) as balance, sum(amount) as entries, bucket
  from (
    select bucket, uid, balance::numeric as balance, 0::numeric as amount from ledger.wallet
    union all
    select bucket, uid, 0, balance from ledger.opening
    union all
    select bucket, uid, 0, amount from ledger.entry_to_check where leg = 0
  ) both_sides
  group by bucket, uid
  having sum(balance) <> sum(amount);

create or replace view ledger.broken_turnover as
  select uid, sum(turnover) as turnover, sum(added) as postings, bucket
  from (
    select bucket, uid, turnover::numeric as turnover, 0::numeric as added from ledger.wallet
    union all
    select bucket, uid, 0, turnover from ledger.opening
    union all
    select bucket, uid, 0, turnover from ledger.posting_to_check
  ) both_sides
  group by bucket, uid
  having sum(turnover) <> sum(added);

create or replace view ledger.broken_range as
  select uid, balance, turnover, bucket
  from ledger.wallet
  where balance < 0 or turnover < 0;

-- Each balance a player was shown follows from the one before it.
create or replace view ledger.broken_history as
  select uid, posting_id, balance_after, expected, bucket
  from (
    select bucket, uid, posting_id, balance_after,
      sum(amount) over (partition by bucket, uid order by created_at, posting_id) as expected
    from (
      select bucket, uid, created_at, posting_id, amount, balance_after from ledger.entry_to_check where leg = 0
      union all
      select bucket, uid, '-infinity', 0, balance, balance from ledger.opening
    ) own
  ) history
  where balance_after <> expected;

-- Every key stands for one posting with one leg of the player and at least one on the far side, or with
-- none of the player, two on the far side and no turnover; no entry stands without its key or moves
-- nothing, and only the player's leg is called so.
create or replace view ledger.broken_posting as
  select uid, posting_id, sum(keys) as keys, sum(own_legs) as own_legs, sum(far_legs) as far_legs,
    bucket
  from (
    select bucket, uid, id as posting_id, 1 as keys, 0 as own_legs, 0 as far_legs, 0 as bad_legs,
      turnover, balance_after
      from ledger.posting_to_check
    union all
    select bucket, uid, posting_id, 0, (leg = 0)::integer, (leg > 0)::integer,
      (amount = 0 or (leg = 0) <> (account = 'player') or (leg = 0) <> (balance_after is not null))::integer,
      0, balance_after
      from ledger.entry_to_check
  ) both_sides
  group by bucket, uid, posting_id
  having sum(keys) <> 1 or sum(own_legs) > 1 or sum(far_legs) < 1 or sum(bad_legs) > 0
    or sum(own_legs) = 0 and (sum(far_legs) < 2 or sum(turnover) <> 0)
    or min(balance_after) <> max(balance_after);

create or replace view ledger.broken_key as
  select p.uid, p.scope, p.key, p.bucket
  from ledger.posting_to_check p
  where exists (
    select from ledger.posting q
    where q.bucket = p.bucket and q.uid = p.uid and q.scope = p.scope and q.key = p.key and q.id <> p.id
  );

-- A wallet that lay elsewhere would not be found, and its player be given another.
create or replace view ledger.broken_bucket as
  select uid, bucket from ledger.wallet where bucket <> platform.bucket_of(uid);

-- Requirements queue: each is released no sooner than its own wager after the one before it, later
-- postings stand later in the queue, and the wallet knows the queue's end.
create or replace view ledger.broken_requirement as
  select uid, release_at, bucket
  from (
    select bucket, uid, release_at, posting_id, amount::numeric * multiplier as wager,
      lag(release_at, 1, 0::bigint) over queue as previous_release_at,
      lag(posting_id, 1, 0::bigint) over queue as previous_posting_id
    from ledger.requirement
    window queue as (partition by bucket, uid order by release_at)
  ) queued
  where release_at - previous_release_at < wager or posting_id <= previous_posting_id
  union all
  select uid, max(tail) as release_at, bucket
  from (
    select bucket, uid, release_tail as tail, 0::bigint as release_at from ledger.wallet
    union all
    select bucket, uid, 0, release_at from ledger.requirement
  ) ends
  group by bucket, uid
  having max(tail) <> max(release_at)
  union all
  -- Nothing is let go but a requirement, and of that no more than it wants to see played.
  select w.uid, w.release_at, w.bucket
  from ledger.waiver w
  where not exists (select from ledger.requirement r where r.bucket = w.bucket and r.uid = w.uid and r.release_at = w.release_at
    and w.relief <= r.amount::numeric * r.multiplier);

-- Test money and money never meet: a player without a test wallet has nothing on accounts of test money.
create or replace view ledger.broken_test as
  select e.uid, e.posting_id, e.account, e.bucket
  from ledger.entry_to_check e
  where e.account like 'test:%'
    and not exists (select from ledger.wallet w where w.bucket = e.bucket and w.uid = e.uid and w.is_test);

create or replace view ledger.broken as
  select 'entries of a posting sum to zero' as invariant, uid, format('posting %s sums to %s', posting_id, amount) as detail,
      bucket
    from ledger.broken_sum
  union all
  select 'a balance equals its entries', uid, format('balance %s, entries %s', balance, entries), bucket
    from ledger.broken_balance
  union all
  select 'a turnover equals its postings', uid, format('turnover %s, postings %s', turnover, postings), bucket
    from ledger.broken_turnover
  union all
  select 'no balance is negative', uid, format('balance %s, turnover %s', balance, turnover), bucket
    from ledger.broken_range
  union all
  select 'a balance follows from the one before', uid, format('posting %s: %s instead of %s', posting_id, balance_after, expected), bucket
    from ledger.broken_history
  union all
  select 'a key stands for one whole posting', uid, format('posting %s: %s keys, %s own legs, %s far legs', posting_id, keys, own_legs, far_legs), bucket
    from ledger.broken_posting
  union all
  select 'no key is applied twice', uid, format('%s %s', scope, key), bucket
    from ledger.broken_key
  union all
  select 'requirements queue up', uid, format('release at %s', release_at), bucket
    from ledger.broken_requirement
  union all
  select 'test money stays apart', uid, format('posting %s: %s', posting_id, account), bucket
    from ledger.broken_test
  union all
  select 'a wallet lies in the bucket of its player', uid, format('bucket %s', bucket), bucket
    from ledger.broken_bucket;
