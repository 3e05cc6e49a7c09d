-- How long a gateway is left alone after it was asked so many times: 10 s, 30 s, 1, 2, 5, 15, 60 minutes.
create or replace function payments.back_off(p_checks integer) returns interval
  language sql immutable
  return make_interval(secs => (array[10, 30, 60, 120, 300, 900, 3600])[least(greatest(p_checks, 0) + 1, 7)]);

-- When a gateway is asked next about a deposit. Until it ends: by the back-off, and right after it runs out.
-- One that was given up is asked about for a day and then daily for a week, because a payment may come late;
-- a completed one once more, after its page has closed, because a player may have paid twice.
create or replace function payments.next_deposit_check(
  p_status text,
  p_checks integer,
  p_expires_at timestamptz,
  p_now timestamptz
) returns timestamptz
  language sql stable
  return case
    when p_status in ('pending', 'paying') and p_now < p_expires_at
      then least(p_now + payments.back_off(p_checks), p_expires_at + interval '5 seconds')
    when p_status in ('pending', 'paying') then p_now + payments.back_off(p_checks)
    when p_status = 'completed' then case when p_now < p_expires_at then p_expires_at + interval '1 minute' end
    when p_now < p_expires_at + interval '1 day' then p_now + interval '1 hour'
    when p_now < p_expires_at + interval '8 days' then p_now + interval '1 day'
  end;
