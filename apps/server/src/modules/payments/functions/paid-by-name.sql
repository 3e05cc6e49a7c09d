-- Published: payments by the names that gateways and banks are told, D and W with their number: what was paid, with its
-- sign as an account of the house sees it, and when. What was not paid, or came back, is left out.
create or replace function payments.paid_by_name(p_names text[])
  returns table (name text, amount bigint, at timestamptz)
  language plpgsql stable as $$
declare
  v_deposits constant bigint[] := array(select substr(n, 2)::bigint from unnest(p_names) n where n ~ '^D[0-9]{1,18}$');
  v_withdrawals constant bigint[] := array(select substr(n, 2)::bigint from unnest(p_names) n where n ~ '^W[0-9]{1,18}$');
begin
  return query
    select 'D' || d.id, d.amount + d.fee, d.changed_at from payments.deposit d
      where d.id = any (v_deposits) and d.status = 'completed'
    union all
    select 'W' || w.id, w.fee - w.amount, w.changed_at from payments.withdrawal w
      where w.id = any (v_withdrawals) and w.status = 'completed';
end
$$;
