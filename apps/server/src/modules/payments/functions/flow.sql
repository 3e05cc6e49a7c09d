-- Published: money that players paid in, and what they asked to be paid out and was not canceled, by the number of the step
-- that did it: for whoever looks at how money flows before it has left.
create or replace view payments.flow as
  select c.seq, c.uid, c.at, 'in'::text as direction, c.payment_id, c.channel_id, c.gateway, c.amount, c.bucket
    from payments.cash c where c.kind = 'deposit'
  union all
  select s.seq, s.uid, s.at, 'out', w.id, w.channel_id, w.gateway, w.amount, s.bucket
    from payments.step s join payments.withdrawal w on w.bucket = s.bucket and w.uid = s.uid and w.id = s.payment_id
    where s.kind = 'withdrawal' and s.from_status is null and w.status <> 'canceled';

-- Published: the rows of payments.flow of some players within a time, as payments.cash_between reads those of a part of the log.
create or replace function payments.flow_of(p_uids bigint[], p_from timestamptz, p_until timestamptz)
  returns setof payments.flow
  language plpgsql stable
  -- A plan made while the tables were empty must stay right when they hold millions of rows.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  b record;
  i record;
  f payments.flow;
begin
  for b in
    select platform.bucket_of(u) as bucket, array_agg(u) as uids from unnest(p_uids) u group by 1 order by 1
  loop
    for i in
      select s.seq, s.uid, s.at, s.kind, s.payment_id, s.reason, d.channel_id as d_channel, d.gateway as d_gateway, d.amount as d_amount,
        w.channel_id as w_channel, w.gateway as w_gateway, w.amount as w_amount, w.status as w_status
      from payments.step s
      left join payments.deposit d on d.bucket = s.bucket and d.uid = s.uid and d.id = s.payment_id and s.kind = 'deposit'
      left join payments.withdrawal w on w.bucket = s.bucket and w.uid = s.uid and w.id = s.payment_id and s.kind = 'withdrawal'
      where s.bucket = b.bucket and s.uid = any (b.uids) and s.at >= p_from and s.at < p_until
        and (s.kind in ('deposit', 'voucher') and s.to_status = 'completed' and s.from_status is distinct from 'completed'
          or s.kind = 'withdrawal' and s.from_status is null)
    loop
      if i.kind = 'withdrawal' then
        continue when i.w_status = 'canceled';
        f := row(i.seq, i.uid, i.at, 'out', i.payment_id, i.w_channel, i.w_gateway, i.w_amount, b.bucket);
      elsif i.d_amount is not null then
        f := row(i.seq, i.uid, i.at, 'in', i.payment_id, i.d_channel, i.d_gateway, i.d_amount, b.bucket);
      else
        f := row(i.seq, i.uid, i.at, 'in', i.payment_id, 0, p.gateway, p.amount, b.bucket)
          from payments.paid_beside(i.uid, i.payment_id, i.kind, i.reason, i.at) p;
        continue when f.gateway is null;
      end if;
      return next f;
    end loop;
  end loop;
end
$$;

-- Published: whose money moved in a part of the log, as payments.flow tells it.
create or replace function payments.movers_between(p_after bigint, p_up_to bigint) returns bigint[]
  language plpgsql stable
  -- A plan made while the tables were empty must stay right when they hold millions of rows.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
begin
  return (
    select array_agg(distinct s.uid) from payments.step s
    left join payments.withdrawal w on w.bucket = s.bucket and w.uid = s.uid and w.id = s.payment_id and s.kind = 'withdrawal'
    where s.seq > p_after and s.seq <= p_up_to
      and (s.kind in ('deposit', 'voucher') and s.to_status = 'completed' and s.from_status is distinct from 'completed'
        or s.kind = 'withdrawal' and s.from_status is null and w.status <> 'canceled'));
end
$$;
