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
