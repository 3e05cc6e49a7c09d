-- Those of the promotions that are for a player, and whether another account of the same person has had them in a period.
create or replace function promotions.meant_for(p_uid bigint, p_promotions integer[], p_period text)
  returns table (id integer, is_shared boolean)
  language plpgsql stable as $$
#variable_conflict use_column
declare
  v_status constant text := kyc.status_of(p_uid);
  v_uids constant bigint[] := promotions.same_person(p_uid);
  v_had integer[];
begin
  v_had := array(select distinct r.promotion_id from unnest(v_uids) as o(uid)
    join promotions.reward r on r.bucket = platform.bucket_of(o.uid) and r.promotion_id = any (p_promotions)
      and r.uid = o.uid and r.period = p_period and promotions.is_kept(r.state));
  return query
    select p.id, p.is_one_per_person and p.id = any (v_had)
    from promotions.promotion p
    where p.id = any (p_promotions) and promotions.is_for(p.audience, p_uid, v_status);
end
$$;
