-- Gives what was earned of a promotion, in the order in which it was earned: of a bound that is met, whoever
-- was first has the last of it. What a pause holds back is kept and decided when it is over; why anything else
-- does not come is noted. One period of one player each; the wallets are held first, by the caller or here.

create or replace function promotions.give_in_turn(
  p_promotion integer, p_uids bigint[], p_periods text[], p_amounts bigint[], p_facts jsonb[],
  p_earned_at timestamptz[], p_credit boolean, out outcomes text[]
)
  language plpgsql as $$
declare
  v_outcome text;
  v_now timestamptz;
begin
  perform promotions.hold_wallets(p_uids);
  for i in 1 .. coalesce(cardinality(p_uids), 0) loop
    select g.outcomes[1] into v_outcome from promotions.grant(p_promotion, p_uids[i:i], p_periods[i:i],
      array[0::smallint], p_amounts[i:i], p_facts[i:i], p_credit, 'system', p_earned_at[i]) g;
    outcomes[i] := v_outcome;
    if v_outcome = 'NOT_RUNNING' then
      insert into promotions.owed (uid, promotion_id, period, amount, facts, earned_at, is_credited)
        select p_uids[i], p.id, p_periods[i], p_amounts[i], p_facts[i], p_earned_at[i], p_credit
        from promotions.promotion p
        where p.id = p_promotion and p.state = 'paused' and p.starts_at <= p_earned_at[i]
          and (p.ends_at is null or p_earned_at[i] < p.ends_at)
        on conflict do nothing;
    elsif v_outcome not in ('GRANTED', 'KNOWN') then
      v_now := platform.clock();
      insert into promotions.not_given (bucket, uid, promotion_id, period, reason, at)
        values (platform.bucket_of(p_uids[i]), p_uids[i], p_promotion, p_periods[i], v_outcome, v_now)
        on conflict on constraint not_given_pkey do update set reason = excluded.reason, at = excluded.at;
    end if;
  end loop;
end
$$;

-- The same for what is earned now: it comes after what the promotion owes already.
create or replace function promotions.give_earned(
  p_promotion integer, p_uids bigint[], p_periods text[], p_amounts bigint[], p_facts jsonb[],
  p_earned_at timestamptz[], p_credit boolean
) returns text[]
  language plpgsql as $$
begin
  if exists (select from promotions.owed where promotion_id = p_promotion) then
    insert into promotions.owed (uid, promotion_id, period, amount, facts, earned_at, is_credited)
      select e.uid, p_promotion, e.period, e.amount, e.facts, e.earned_at, p_credit
      from unnest(p_uids, p_periods, p_amounts, p_facts, p_earned_at) as e(uid, period, amount, facts, earned_at)
      on conflict do nothing;
    return array_fill('OWED'::text, array[cardinality(p_uids)]);
  end if;
  return (promotions.give_in_turn(p_promotion, p_uids, p_periods, p_amounts, p_facts, p_earned_at, p_credit));
end
$$;

-- Gives the next of what a pause has held back and does so no more, of one promotion, and says how many were
-- decided. One at a time does this, so that the order holds.
create or replace function promotions.pay_owed(p_at_once integer) returns integer
  language plpgsql as $$
declare
  v_promotion integer; v_credit boolean; v_outcomes text[];
  v_uids bigint[]; v_periods text[]; v_amounts bigint[]; v_facts jsonb[]; v_earned_at timestamptz[];
begin
  if not pg_try_advisory_xact_lock(hashtext('promotions.owed')) then
    return 0;
  end if;
  select o.promotion_id, o.is_credited into v_promotion, v_credit
    from promotions.promotion p
    join promotions.owed o on o.promotion_id = p.id
    where p.state <> 'paused' order by o.promotion_id limit 1;
  if not found then
    return 0;
  end if;
  with taken as (
    delete from promotions.owed o using (
      select q.uid, q.period from promotions.owed q where q.promotion_id = v_promotion
      order by q.earned_at, q.uid limit p_at_once) t
    where o.promotion_id = v_promotion and o.uid = t.uid and o.period = t.period
    returning o.*
  )
  select array_agg(uid order by earned_at, uid), array_agg(period order by earned_at, uid),
      array_agg(amount order by earned_at, uid), array_agg(facts order by earned_at, uid),
      array_agg(earned_at order by earned_at, uid)
    into v_uids, v_periods, v_amounts, v_facts, v_earned_at from taken;
  v_outcomes := promotions.give_in_turn(v_promotion, v_uids, v_periods, v_amounts, v_facts, v_earned_at, v_credit);
  -- Whoever has paused it again meanwhile holds it back again.
  return (select count(*) from unnest(v_outcomes) as o(outcome) where o.outcome <> 'NOT_RUNNING');
end
$$;
