-- Whether a friend counts for whoever invited them: another person than everybody who was here before, and of
-- the same sort of money.
create or replace function promotions.is_real_friend(p_uid bigint, p_referrer bigint) returns boolean
  language sql stable
  return identity.is_tester(p_uid) = identity.is_tester(p_referrer)
    and not promotions.is_shut_out(p_uid)
    and not exists (select from unnest(promotions.same_person(p_uid)) as other(uid)
      where identity.registered_at(other.uid) <= identity.registered_at(p_uid));

-- Published: bonuses that players have for friends whom they invited. The buckets are named, so that the index of
-- a promotion's rewards finds them.
create or replace view promotions.given_for_friends as
  select r.uid, r.amount, r.is_test, r.decided_at
  from promotions.promotion p
  join promotions.reward r on r.bucket = any (array(select generate_series(0, platform.buckets() - 1)))
    and r.promotion_id = p.id
  where p.kind = 'referral' and r.state = 'claimed';

-- What friends have done within days after they came, but for those who have brought a bonus, by this promotion or another.
create or replace function promotions.friends_done(
  p_within integer, p_uids bigint[], p_referrers bigint[], p_ats timestamptz[]
) returns table (uid bigint, status text, deposited bigint, staked bigint)
  language plpgsql stable as $$
#variable_conflict use_column
declare
  v_promotions constant integer[] := array(select p.id from promotions.promotion p where p.kind = 'referral');
  v_brought bigint[];
  v_days date[] := array(select platform.manila_day(a.at) + p_within from unnest(p_ats) with ordinality as a(at, place) order by a.place);
  d_uids bigint[]; d_sums bigint[]; s_uids bigint[]; s_sums bigint[];
begin
  v_brought := array(select f.uid from unnest(p_uids, p_referrers) as f(uid, referrer)
    join promotions.reward r on r.bucket = platform.bucket_of(f.referrer) and r.promotion_id = any (v_promotions)
      and r.uid = f.referrer and r.period = 'friend:' || f.uid);
  select array_agg(x.uid), array_agg(x.sum) into d_uids, d_sums
    from (select f.uid, sum(d.amount)::bigint as sum from unnest(p_uids, v_days) as f(uid, last_day)
      join promotions.deposited d on d.bucket = platform.bucket_of(f.uid) and d.uid = f.uid and d.day <= f.last_day
      group by f.uid) x;
  select array_agg(x.uid), array_agg(x.sum) into s_uids, s_sums
    from (select f.uid, sum(p.staked)::bigint as sum from unnest(p_uids, v_days) as f(uid, last_day)
      join promotions.played p on p.bucket = platform.bucket_of(f.uid) and p.uid = f.uid and p.day <= f.last_day
      group by f.uid) x;
  return query
    select f.uid, f.status, coalesce(d.sum, 0), coalesce(s.sum, 0)
    from unnest(p_uids, kyc.statuses_of(p_uids)) as f(uid, status)
    left join unnest(d_uids, d_sums) as d(uid, sum) on d.uid = f.uid
    left join unnest(s_uids, s_sums) as s(uid, sum) on s.uid = f.uid
    where f.uid <> all (v_brought);
end
$$;
