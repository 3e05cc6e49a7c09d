-- Roles of the operator's own come and go by these alone. They run with the rights of the owner, because the app has
-- none to add or remove a role.

-- A new one may nothing but use the app, so one person may add it; what more it may, two people give it. False if there
-- is one of the name, or one that is called the same.
create or replace function staff.add_role(p_name text, p_title text) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if p_name !~ '^own-[a-z0-9][a-z0-9-]{0,34}$' then
    raise exception 'staff.add_role: % is no name of an own role', p_name using errcode = 'insufficient_privilege';
  end if;
  insert into staff.role (name, title) values (p_name, p_title) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into staff.role_permission (role, permission)
    select p_name, name from staff.permission where name in ('own.use', 'home.read');
  return true;
end
$$;

-- False for a role of a release, one that there is not, and one that an account has. Whoever calls it holds the role.
create or replace function staff.remove_role(p_name text) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if p_name !~ '^own-' or exists (select from staff.account where role = p_name) then
    return false;
  end if;
  delete from staff.role_permission where role = p_name;
  delete from staff.role where name = p_name;
  return found;
end
$$;
