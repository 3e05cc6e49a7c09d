-- What the books say of a withdrawal and its player: how many others were paid before, what was asked for within some
-- hours, what of it is below an amount, and whether somebody else is, or was, paid to an account of this number.
create or replace function payments.money_facts(
  p_uid bigint, p_id bigint, p_digest bytea, p_recent_hours integer, p_below_hours integer, p_below bigint,
  out now timestamptz, out paid_before integer, out recent_count integer, out recent_sum text,
  out below_count integer, out below_sum text, out is_shared boolean
)
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_recent_since timestamptz;
  v_below_since timestamptz;
begin
  now := platform.clock();
  v_recent_since := now - make_interval(hours => p_recent_hours);
  v_below_since := now - make_interval(hours => p_below_hours);
  select count(*) filter (where w.status = 'completed' and w.id <> p_id),
      count(*) filter (where w.status <> 'canceled' and w.created_at > v_recent_since),
      coalesce(sum(w.amount) filter (where w.status <> 'canceled' and w.created_at > v_recent_since), 0),
      count(*) filter (where w.status <> 'canceled' and w.amount < p_below and w.created_at > v_below_since),
      coalesce(sum(w.amount) filter (where w.status <> 'canceled' and w.amount < p_below and w.created_at > v_below_since), 0)
    into paid_before, recent_count, recent_sum, below_count, below_sum
    from payments.withdrawal w where w.bucket = v_bucket and w.uid = p_uid;
  is_shared := exists (select 1 from payments.account a where a.number_digest = p_digest and a.uid <> p_uid);
end
$$;
