-- Which role an account has changes by these alone. They run with the rights of the owner, because the app has
-- none to write that column. Whoever calls them holds the account (for update).

-- Gives an account a role that may nothing which its present one may not, and from nowhere else; one person may do that.
create or replace function staff.narrow_account(p_id bigint, p_role text) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_role text;
begin
  select role into v_role from staff.account where id = p_id for update;
  if not found or p_role in ('administrator', 'regulator') or v_role = 'regulator' or exists (
    select permission from staff.role_permission where role = p_role
    except select permission from staff.role_permission where role = v_role)
    or (select staff.is_from_more(held.networks, wanted.networks) from staff.role held, staff.role wanted
      where held.name = v_role and wanted.name = p_role)
  then
    raise exception 'staff.narrow_account: role % is not narrower', p_role using errcode = 'insufficient_privilege';
  end if;
  update staff.account set role = p_role, updated_at = now() where id = p_id;
end
$$;

-- Gives an account the role that an open request asks for, not by the hand of whoever asked for it.
create or replace function staff.promote_account(p_request bigint, p_approver bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_input jsonb;
begin
  select input into v_input from staff.request
    where id = p_request and action = 'staff.promote' and state = 'open' and expires_at > platform.clock()
      and asked_by <> p_approver
    for update;
  if not found then
    raise exception 'staff.promote_account: request % promotes nobody', p_request using errcode = 'insufficient_privilege';
  end if;
  update staff.account set role = v_input ->> 'role', updated_at = now()
    where id = (v_input ->> 'id')::bigint and role <> 'regulator' and v_input ->> 'role' <> 'regulator';
  if not found then
    raise exception 'staff.promote_account: nobody changes between house and outside' using errcode = 'insufficient_privilege';
  end if;
end
$$;
