-- Accounts come about by these alone, and by whoever has the shell of the server. They run with the rights of the
-- owner, because the app has none to add an account. Both answer null if the address has an account already.

-- The account that an open request asks for, not by the hand of whoever asked for it, and no administrator's.
create or replace function staff.invite_account(p_request bigint, p_approver bigint) returns bigint
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_input jsonb;
  v_id bigint;
begin
  select input into v_input from staff.request
    where id = p_request and action = 'staff.invite' and state = 'open' and expires_at > platform.clock()
      and asked_by <> p_approver
    for update;
  if not found or v_input ->> 'role' = 'administrator' then
    raise exception 'staff.invite_account: request % invites nobody', p_request using errcode = 'insufficient_privilege';
  end if;
  insert into staff.account (email, name, role, ends_at, networks)
    values (v_input ->> 'email', v_input ->> 'name', v_input ->> 'role',
      staff.check_term(staff.end_of_day(v_input ->> 'until')), staff.networks_of(v_input))
    on conflict do nothing returning id into v_id;
  return v_id;
end
$$;

-- An account of the demo operator, which opens nothing without the sandbox. Somebody from outside is shown for ten years
-- there, from anywhere.
create or replace function staff.add_demo_account(p_email text, p_name text, p_role text) returns bigint
  language sql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
  insert into staff.account (email, name, role, is_demo, ends_at, networks)
  values (p_email, p_name, p_role, true, case p_role when 'regulator' then now() + interval '10 years' end,
    case p_role when 'regulator' then array['0.0.0.0/0', '::/0']::cidr[] end)
  on conflict do nothing returning id;
$$;
