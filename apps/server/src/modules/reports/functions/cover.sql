-- Keeps what is owed to players at this moment, of real money, with what gateways and banks hold to pay it.
create or replace function reports.look_at_cover(p_gateways jsonb, p_by text) returns bigint
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_id bigint;
begin
  insert into reports.cover_look (at, balances, withdrawals, stakes, jackpots, gateways, banks, cover, unmatched, looked_by)
    select platform.clock(),
      coalesce((select sum(w.balance) from ledger.standing w where not w.is_test), 0),
      coalesce((select sum(p.amount) from payments.unpaid p
        join ledger.standing w on w.bucket = p.bucket and w.uid = p.uid and not w.is_test), 0),
      coalesce((select sum(s.stake) from games.open_stake s
        join ledger.standing w on w.bucket = s.bucket and w.uid = s.uid and not w.is_test), 0),
      coalesce((select sum(j.balance + j.reserve) from games.jackpot_owed j), 0),
      p_gateways, b.said,
      coalesce((select sum((g ->> 'balance')::bigint) from jsonb_array_elements(p_gateways) g), 0) + b.amount,
      (select count(*) from reports.bank_line l where l.payment is null), p_by
    from (select coalesce(jsonb_agg(jsonb_build_object('account', n.number, 'day', n.day, 'balance', n.counts::text,
            'told', case when not n.is_confirmed then n.amount::text end, 'confirmed_day', n.confirmed_day,
            'counts_until', n.counts_until, 'age_days', n.age_days,
            'lapsed', case when n.counts < n.unless_old then n.unless_old::text end) order by n.number), '[]') as said,
          coalesce(sum(n.counts), 0) as amount
        from reports.bank_now n where n.currency = 'PHP') b
    returning id into v_id;
  return v_id;
end
$$;

-- The month is over and all its gaming days are closed.
create or replace function reports.is_month_closed(p_month date) returns boolean
  language plpgsql stable as $$
begin
  return (p_month + interval '1 month')::date <= reports.first_open_day()
    and exists (select from reports.closed_day d where d.day >= p_month and d.day < p_month + interval '1 month');
end
$$;

-- The last day on which a month can be signed with a look: what gateways said is of its day, and what counted of a bank
-- of the day that two people confirmed, and neither is older than a balance may be to count.
create or replace function reports.look_counts_until(p_look bigint) returns date
  language sql stable
  return (select least(platform.manila_day(l.at), (select min(coalesce(b ->> 'confirmed_day', b ->> 'day')::date)
      from jsonb_array_elements(l.banks) b where (b ->> 'balance')::bigint > 0))
      + limits.policy_value('bank_statement_days')
    from reports.cover_look l where l.id = p_look);

-- Signs a month by two people, with its figures as they are and a look at what covers what is owed: SIGNED, or why not.
create or replace function reports.sign_month(p_month date, p_look bigint, p_asked_by text, p_approved_by text) returns text
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform reports.hold_figures();
  if not reports.is_month_closed(p_month) then
    return 'MONTH_NOT_OVER';
  elsif not exists (select from reports.cover_look l
    where l.id = p_look and l.at >= reports.day_start((p_month + interval '1 month')::date))
  then
    return 'NOT_FOUND';
  elsif reports.look_counts_until(p_look) < platform.manila_day(platform.clock()) then
    return 'LOOK_LAPSED';
  end if;
  insert into reports.signed_month (month, look_id, ggr, ngr, share, deposited, paid_out, asked_by, approved_by)
    select p_month, p_look, f.ggr, f.ggr - f.bonuses - f.prizes + f.fees - f.share, f.share, f.deposited, f.paid_out,
      p_asked_by, p_approved_by
    from (select sum(d.staked - d.won - d.late_won) as ggr, sum(d.bonuses) as bonuses, sum(d.prizes) as prizes,
        sum(d.fees) as fees, sum(d.share) as share, sum(d.deposited) as deposited, sum(d.paid_out) as paid_out
      from reports.closed_day d where d.day >= p_month and d.day < p_month + interval '1 month') f
    on conflict do nothing;
  return case when found then 'SIGNED' else 'MONTH_SIGNED' end;
end
$$;
