-- What a role may do changes by these alone. They run with the rights of the owner, because the app has none
-- to write these tables. Whoever calls them holds the role (staff.role, for update).

-- Takes permissions from a role, which one person may do.
create or replace function staff.narrow_role(p_role text, p_permissions text[]) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if p_role = 'administrator' then
    raise exception 'staff.narrow_role: the administrators'' role is fixed' using errcode = 'insufficient_privilege';
  end if;
  delete from staff.role_permission where role = p_role and permission = any (p_permissions);
end
$$;

-- Gives a role what an open request asks for, and nothing else: no role becomes wider without a request that
-- stays written, and not by the hand of whoever asked for it.
create or replace function staff.widen_role(p_request bigint, p_approver bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_input jsonb;
begin
  select input into v_input from staff.request
    where id = p_request and action = 'roles.widen' and state = 'open' and expires_at > platform.clock()
      and asked_by <> p_approver
    for update;
  if not found or v_input ->> 'role' = 'administrator' then
    raise exception 'staff.widen_role: request % widens no role', p_request using errcode = 'insufficient_privilege';
  end if;
  insert into staff.role_permission (role, permission)
    select v_input ->> 'role', jsonb_array_elements_text(v_input -> 'permissions')
    on conflict do nothing;
end
$$;

-- Brings what a release has new into the installation, and gives it to the roles of the contract once; what
-- an operator has changed stays. Answers what was new.
create or replace function staff.add_unknown(
  p_permissions text[], p_roles text[], p_given_roles text[], p_given_permissions text[]
) returns setof text
  language sql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
  with fresh_permission as (
    insert into staff.permission (name) select unnest(p_permissions)
    on conflict do nothing returning name
  ), fresh_role as (
    insert into staff.role (name) select unnest(p_roles)
    on conflict do nothing returning name
  ), given as (
    insert into staff.role_permission (role, permission)
    select role, permission from unnest(p_given_roles, p_given_permissions) as by_default (role, permission)
    where permission in (select name from fresh_permission) or role in (select name from fresh_role)
    on conflict do nothing
  )
  select name from fresh_permission union all select name from fresh_role;
$$;
