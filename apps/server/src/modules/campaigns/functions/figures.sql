-- What came of a campaign; test accounts are not counted. Who came is gathered first: what they did may lie on other nodes.
create or replace function campaigns.figures_of(p_ad_id text,
    out visits bigint, out registrations bigint, out depositors bigint, out deposited bigint, out staked bigint)
  language plpgsql stable as $$
declare
  v_uids constant bigint[] := array(select j.uid from campaigns.joined j
    where j.ad_id = p_ad_id and not identity.is_tester(j.uid));
begin
  visits := coalesce((select sum(v.visits) from campaigns.visited v where v.ad_id = p_ad_id), 0);
  registrations := cardinality(v_uids);
  select count(distinct p.uid), coalesce(sum(p.amount), 0) into depositors, deposited
    from unnest(v_uids) as j(uid)
    join promotions.paid_on_day p on p.bucket = platform.bucket_of(j.uid) and p.uid = j.uid;
  select coalesce(sum(p.staked), 0) into staked
    from unnest(v_uids) as j(uid)
    join promotions.staked_on_day p on p.bucket = platform.bucket_of(j.uid) and p.uid = j.uid;
end
$$;

-- What came of the invitations of players; test accounts are not counted.
create or replace function campaigns.invitation_figures(out friends integer, out by_link integer, out by_qr integer,
    out referrers integer, out depositors integer, out deposited bigint, out rewarded integer, out cost bigint)
  language plpgsql stable as $$
declare
  v_uids bigint[];
begin
  select count(*), count(*) filter (where f.channel_id = '1'), count(*) filter (where f.channel_id = '2'),
      count(distinct f.referrer_uid), array_agg(f.uid)
    into friends, by_link, by_qr, referrers, v_uids
    from identity.referred f where not identity.is_tester(f.uid);
  select count(distinct p.uid), coalesce(sum(p.amount), 0) into depositors, deposited
    from unnest(v_uids) as f(uid)
    join promotions.paid_on_day p on p.bucket = platform.bucket_of(f.uid) and p.uid = f.uid;
  select count(*), coalesce(sum(g.amount), 0) into rewarded, cost
    from promotions.given_for_friends g where not g.is_test;
end
$$;
