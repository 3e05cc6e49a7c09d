-- What comes back for a day, by the rules of contract/rules/promotions/rebate.ts, rounded down.
create or replace function promotions.rebate_of(p_rules jsonb, p_base bigint) returns bigint
  language sql immutable
  return case
    when p_base <= 0 or p_base < (p_rules ->> 'least')::bigint then 0
    else least(p_base * (p_rules ->> 'share')::bigint / 10000, (p_rules ->> 'most')::bigint)
  end;

-- What the share is of: the stakes of the venues that count, or what of them was not won back.
create or replace function promotions.rebate_base(p_rules jsonb, p_played promotions.played) returns bigint
  language sql immutable
  return case
    when p_rules -> 'venues' <> '[]' and not (p_rules -> 'venues') ? p_played.venue then 0
    when p_rules ->> 'of' = 'stakes' then p_played.staked
    else p_played.staked - p_played.won
  end;

-- Writes down what is owed for a day that is over, once; true if it did.
create or replace function promotions.close_rebates(p_promotion integer, p_day date) returns boolean
  language plpgsql as $$
begin
  insert into promotions.closed_day (promotion_id, day) values (p_promotion, p_day) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into promotions.due (promotion_id, day, uid, amount, facts)
    select p_promotion, p_day, b.uid, promotions.rebate_of(b.rules, b.base), jsonb_build_object('base', b.base::text)
    from (
      select d.uid, p.rules, sum(promotions.rebate_base(p.rules, d))::bigint as base
      from promotions.promotion p
      join promotions.played d on d.day = p_day
      where p.id = p_promotion
      group by d.uid, p.rules
    ) b
    where promotions.rebate_of(b.rules, b.base) > 0;
  return true;
end
$$;
