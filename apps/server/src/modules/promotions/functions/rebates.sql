-- What comes back for a day, by the rules of contract/rules/promotions/rebate.ts, rounded down.
create or replace function promotions.rebate_of(p_rules jsonb, p_base bigint) returns bigint
  language sql immutable
  return case
    when p_base <= 0 or p_base < (p_rules ->> 'least')::bigint then 0
    else least(p_base * (p_rules ->> 'share')::bigint / 10000, (p_rules ->> 'most')::bigint)
  end;

-- What the share is of: the stakes of the venues that count, or what of them was not won back.
create or replace function promotions.rebate_base(p_rules jsonb, p_venue text, p_staked bigint, p_won bigint) returns bigint
  language sql immutable
  return case
    when p_rules -> 'venues' <> '[]' and not (p_rules -> 'venues') ? p_venue then 0
    when p_rules ->> 'of' = 'stakes' then p_staked
    else p_staked - p_won
  end;

-- The same of a row, as servers of the release before ask.
create or replace function promotions.rebate_base(p_rules jsonb, p_played promotions.played) returns bigint
  language sql immutable
  return promotions.rebate_base(p_rules, p_played.venue, p_played.staked, p_played.won);

-- Writes down what is owed for a day that is over, once; true if it did.
create or replace function promotions.close_rebates(p_promotion integer, p_day date) returns boolean
  language plpgsql as $$
declare
  v_rules jsonb;
  v_uids bigint[];
  v_bases bigint[];
begin
  insert into promotions.closed_day (promotion_id, day) values (p_promotion, p_day) on conflict do nothing;
  if not found then
    return false;
  end if;
  select p.rules into v_rules from promotions.promotion p where p.id = p_promotion;
  select array_agg(b.uid), array_agg(b.base) into v_uids, v_bases
    from (
      select d.uid, sum(promotions.rebate_base(v_rules, d.venue, d.staked, d.won))::bigint as base
      from promotions.played d where d.day = p_day
      group by d.bucket, d.uid
    ) b;
  insert into promotions.due (promotion_id, day, uid, amount, facts)
    select p_promotion, p_day, b.uid, promotions.rebate_of(v_rules, b.base), jsonb_build_object('base', b.base::text)
    from unnest(v_uids, v_bases) as b(uid, base)
    where promotions.rebate_of(v_rules, b.base) > 0;
  return true;
end
$$;
