-- Takes deposits whose gateway is to be asked now, the longest overdue first. Taking them puts the next question off, so a
-- crash loses none. Bucket by bucket: rows of several nodes are not locked by one statement, and those of others that are
-- at it are passed over.
create or replace function payments.take_due_deposits(p_limit integer) returns setof payments.deposit
  language plpgsql as $$
declare
  v_now constant timestamptz := platform.clock();
  v_left integer := p_limit;
  v_buckets integer[];
  v_bucket integer;
  d payments.deposit;
begin
  if platform.buckets() = 1 then
    v_buckets := '{0}';
  else
    select array_agg(o.bucket order by o.first) into v_buckets
      from (select q.bucket, min(q.check_at) as first from (select bucket, check_at from payments.deposit
          where check_at <= v_now order by check_at limit p_limit) q
        group by q.bucket) o;
  end if;
  foreach v_bucket in array coalesce(v_buckets, '{}') loop
    for d in
      select * from payments.deposit q where q.bucket = v_bucket and q.check_at <= v_now
      order by q.check_at limit v_left for update skip locked
    loop
      d.check_at := payments.next_deposit_check(d.status, d.checks, d.expires_at, v_now);
      d.checks := d.checks + 1;
      update payments.deposit q set checks = d.checks, check_at = d.check_at
        where q.bucket = v_bucket and q.uid = d.uid and q.id = d.id;
      v_left := v_left - 1;
      return next d;
    end loop;
    exit when v_left <= 0;
  end loop;
end
$$;

-- Takes withdrawals whose gateway is to be asked now, the longest overdue first. Taking them puts the next question off, so a
-- crash loses none. Bucket by bucket: rows of several nodes are not locked by one statement, and those of others that are
-- at it are passed over.
create or replace function payments.take_due_withdrawals(p_limit integer) returns setof payments.withdrawal
  language plpgsql as $$
declare
  v_now constant timestamptz := platform.clock();
  v_left integer := p_limit;
  v_buckets integer[];
  v_bucket integer;
  d payments.withdrawal;
begin
  if platform.buckets() = 1 then
    v_buckets := '{0}';
  else
    select array_agg(o.bucket order by o.first) into v_buckets
      from (select q.bucket, min(q.check_at) as first from (select bucket, check_at from payments.withdrawal
          where check_at <= v_now order by check_at limit p_limit) q
        group by q.bucket) o;
  end if;
  foreach v_bucket in array coalesce(v_buckets, '{}') loop
    for d in
      select * from payments.withdrawal q where q.bucket = v_bucket and q.check_at <= v_now
      order by q.check_at limit v_left for update skip locked
    loop
      d.checks := d.checks + 1;
      d.check_at := payments.next_payout_check(d.status, d.checks, d.changed_at, v_now);
      update payments.withdrawal q set checks = d.checks, check_at = d.check_at
        where q.bucket = v_bucket and q.uid = d.uid and q.id = d.id;
      v_left := v_left - 1;
      return next d;
    end loop;
    exit when v_left <= 0;
  end loop;
end
$$;
