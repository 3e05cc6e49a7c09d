-- Cashback tickets that a player has used on the day in Manila of a moment, by channel. A deposit that
-- was canceled or has timed out gives its ticket back.
create or replace function payments.tickets_used(p_uid bigint, p_at timestamptz)
  returns table (channel_id integer, used integer)
  language plpgsql stable as $$
begin
  return query select d.channel_id, count(*)::integer from payments.deposit d
    where d.bucket = platform.bucket_of(p_uid) and d.uid = p_uid and d.has_cashback and d.status not in ('canceled', 'timeout')
      and d.created_at >= platform.manila_day(p_at)::timestamp at time zone 'Asia/Manila'
      and d.created_at < (platform.manila_day(p_at) + 1)::timestamp at time zone 'Asia/Manila'
    group by d.channel_id;
end
$$;

-- Takes back the ticket of a deposit whose promotion gave nothing for it. Whoever calls it holds the wallet.
create or replace function payments.return_ticket(p_uid bigint, p_id bigint) returns void
  language plpgsql as $$
begin
  update payments.deposit set has_cashback = false where bucket = platform.bucket_of(p_uid) and uid = p_uid and id = p_id;
end
$$;
