-- Published: money that players paid in, and what they asked to be paid out and was not canceled, by the number of the step
-- that did it: for whoever looks at how money flows before it has left.
create or replace view payments.flow as
  select c.seq, c.uid, c.at, 'in'::text as direction, c.payment_id, c.channel_id, c.gateway, c.amount, c.bucket
    from payments.cash c where c.kind = 'deposit'
  union all
  select s.seq, s.uid, s.at, 'out', w.id, w.channel_id, w.gateway, w.amount, s.bucket
    from payments.step s join payments.withdrawal w on w.bucket = s.bucket and w.uid = s.uid and w.id = s.payment_id
    where s.kind = 'withdrawal' and s.from_status is null and w.status <> 'canceled';
