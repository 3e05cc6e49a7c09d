-- Whether everything that was played on a day in Manila is in promotions.played. The clock alone cannot
-- say so: a round of the day may be committed after midnight, and the log is read with a delay. Rounds are
-- stamped under the lock of their wallet, so by a transaction that has its id; when every transaction that
-- was at work after midnight has ended, the newest number that was drawn bounds the day. The rounds themselves
-- are not asked: to find their newest number, all of them would be read.
create or replace function promotions.is_day_whole(p_day date) returns boolean
  language plpgsql as $$
declare
  v_over promotions.over;
begin
  if platform.manila_day(platform.clock()) <= p_day then
    return false;
  end if;
  insert into promotions.over (day, xid) values (p_day, pg_current_xact_id()) on conflict do nothing;
  select * into v_over from promotions.over where day = p_day for update;
  -- A database that was restored into another cluster may bring an id that is still to come there.
  if v_over.seq is null and v_over.xid > pg_current_xact_id() then
    update promotions.over set xid = pg_current_xact_id() where day = p_day;
    return false;
  end if;
  if v_over.seq is null then
    if pg_snapshot_xmin(pg_current_snapshot()) < v_over.xid then
      return false;
    end if;
    v_over.seq := games.settled_end();
    update promotions.over set seq = v_over.seq where day = p_day;
  end if;
  return platform.log_position('promotions.played') >= v_over.seq;
end
$$;

-- Days of a promotion that are over and not settled, the oldest first. What is older than p_back days was
-- given up: nobody is surprised by a prize of last year.
create or replace function promotions.days_to_settle(p_promotion integer, p_back integer) returns setof date
  language sql stable as $$
  select d::date
  from promotions.promotion p
  cross join generate_series(
    greatest(platform.manila_day(p.starts_at), platform.manila_day(platform.clock()) - p_back)::timestamp,
    (platform.manila_day(platform.clock()) - 1)::timestamp, '1 day') d
  where p.id = p_promotion
    and (p.ends_at is null or d::date <= platform.manila_day(p.ends_at - interval '1 microsecond'))
    and not exists (select from promotions.closed_day c
      where c.promotion_id = p_promotion and c.day = d::date and c.settled_at is not null)
  order by d
$$;

-- The last moment of a day that belongs to the promotion.
create or replace function promotions.earned_at(p_promotion integer, p_day date) returns timestamptz
  language sql stable as $$
  select least((p_day + 1)::timestamp at time zone 'Asia/Manila', p.ends_at) - interval '1 microsecond'
  from promotions.promotion p where p.id = p_promotion
$$;

-- Gives the next of what is owed for a day that was closed, and says how many it has decided; 0 when all is
-- settled, or nothing can be given while the promotion is paused. Where a bound is met, the better place of a
-- ranking comes first, and of a rebate whoever is drawn: all were earned at the same moment, and none is first
-- for having the older account. Credited at once, or offered until the
-- end of the day in Manila. Each part is a transaction: a reward and what was owed for it never stand
-- side by side, so whoever goes on after a crash gives nothing twice.
create or replace function promotions.pay_due(
  p_promotion integer, p_day date, p_credit boolean, p_at_once integer
) returns integer
  language plpgsql as $$
declare
  v_uids bigint[]; v_amounts bigint[]; v_facts jsonb[]; v_outcomes text[];
begin
  perform from promotions.closed_day
    where promotion_id = p_promotion and day = p_day and settled_at is null for update;
  if not found then
    return 0;
  end if;
  select array_agg(d.uid order by d.place, d.lot), array_agg(d.amount order by d.place, d.lot),
      array_agg(d.facts order by d.place, d.lot)
    into v_uids, v_amounts, v_facts
    from (select uid, amount, facts, (facts ->> 'place')::integer as place,
        sha256(convert_to(concat_ws('|', p_promotion, p_day, uid), 'UTF8')) as lot
      from promotions.due
      where promotion_id = p_promotion and day = p_day and refused_for is null
      order by 4, 5 limit p_at_once) d;
  if v_uids is null then
    update promotions.closed_day set settled_at = platform.clock()
      where promotion_id = p_promotion and day = p_day;
    return 0;
  end if;
  select g.outcomes into v_outcomes from promotions.grant(
    p_promotion, v_uids, array_fill(p_day::text, array[cardinality(v_uids)]),
    array_fill(0::smallint, array[cardinality(v_uids)]), v_amounts, v_facts, p_credit, 'system',
    promotions.earned_at(p_promotion, p_day),
    case when not p_credit then
      (platform.manila_day(platform.clock()) + 1)::timestamp at time zone 'Asia/Manila' end) g;
  delete from promotions.due d using unnest(v_uids, v_outcomes) as o(uid, outcome)
    where d.promotion_id = p_promotion and d.day = p_day and d.uid = o.uid and o.outcome in ('GRANTED', 'KNOWN');
  -- A pause is no refusal: it is given when the promotion goes on.
  update promotions.due d set refused_for = o.outcome from unnest(v_uids, v_outcomes) as o(uid, outcome)
    where d.promotion_id = p_promotion and d.day = p_day and d.uid = o.uid
      and o.outcome not in ('GRANTED', 'KNOWN', 'NOT_RUNNING');
  return (select count(*) from unnest(v_outcomes) as o(outcome) where o.outcome <> 'NOT_RUNNING');
end
$$;
