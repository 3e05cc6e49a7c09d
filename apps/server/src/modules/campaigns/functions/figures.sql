-- What came of a campaign; test accounts are not counted.
create or replace function campaigns.figures_of(p_ad_id text,
    out visits bigint, out registrations bigint, out depositors bigint, out deposited bigint, out staked bigint)
  language sql stable
  begin atomic
    select coalesce((select sum(v.visits) from campaigns.visited v where v.ad_id = p_ad_id), 0)::bigint,
      count(*), count(d.amount), coalesce(sum(d.amount), 0)::bigint, coalesce(sum(s.staked), 0)::bigint
    from campaigns.joined j
    left join lateral (select sum(p.amount) as amount from promotions.paid_on_day p
      where p.bucket = platform.bucket_of(j.uid) and p.uid = j.uid) d on true
    left join lateral (select sum(p.staked) as staked from promotions.staked_on_day p
      where p.bucket = platform.bucket_of(j.uid) and p.uid = j.uid) s on true
    where j.ad_id = p_ad_id and not identity.is_tester(j.uid);
  end;
