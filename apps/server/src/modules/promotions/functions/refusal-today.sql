-- Why what a player could earn of a promotion today did not come or, as far as it can be told before, would not:
-- an outcome of promotions.grant, null where nothing stands against it. p_least is the least that it could be.
create or replace function promotions.refusal_today(p_promotion integer, p_uid bigint, p_least bigint) returns text
  language plpgsql stable as $$
declare
  v_day constant date := platform.manila_day(platform.clock());
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_reason text;
  v_promotion promotions.promotion;
begin
  select n.reason into v_reason from promotions.not_given n
    where n.bucket = v_bucket and n.uid = p_uid and n.promotion_id = p_promotion and n.period = v_day::text;
  if found then
    return v_reason;
  end if;
  select * into v_promotion from promotions.promotion where id = p_promotion;
  return promotions.refusal_of(v_promotion, p_uid, kyc.status_of(p_uid), identity.is_tester(p_uid), v_day::text, p_least,
    coalesce((select s.amount from promotions.spent s where s.promotion_id = p_promotion and s.day = '-infinity'), 0),
    coalesce((select s.amount from promotions.spent s where s.promotion_id = p_promotion and s.day = v_day), 0));
end
$$;
