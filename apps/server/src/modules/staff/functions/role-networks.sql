-- From where a role may be used changes by these alone: the app has no right to write that column. Whoever calls them
-- holds the role (staff.role, for update).

-- Networks as they are kept, without bits that do not count.
create or replace function staff.plain_networks(p_networks text[]) returns cidr[]
  language sql immutable
  set search_path = pg_catalog, pg_temp
as $$
  select array_agg(distinct network(each::inet)::cidr order by network(each::inet)::cidr) from unnest(p_networks) each;
$$;

-- Whether networks let somebody in whom those that are held do not; null is from anywhere.
create or replace function staff.is_from_more(p_held cidr[], p_wanted cidr[]) returns boolean
  language sql immutable
  set search_path = pg_catalog, pg_temp
as $$
  select p_held is not null and (p_wanted is null or exists (
    select from unnest(p_wanted) wanted (network)
    where not exists (select from unnest(p_held) held (network) where wanted.network <<= held.network)));
$$;

-- To fewer than at present, which one person may do; but for administrators, whom one would keep out.
create or replace function staff.narrow_networks(p_role text, p_networks text[]) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_before cidr[];
  v_after constant cidr[] := staff.plain_networks(p_networks);
begin
  select networks into v_before from staff.role where name = p_role for update;
  if not found or p_role = 'administrator' or v_after is null or staff.is_from_more(v_before, v_after) then
    raise exception 'staff.narrow_networks: role % would be let in from elsewhere', p_role
      using errcode = 'insufficient_privilege';
  end if;
  update staff.role set networks = v_after where name = p_role;
end
$$;

-- As an open request asks for it, not by the hand of whoever asked for it.
create or replace function staff.widen_networks(p_request bigint, p_approver bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_input jsonb;
begin
  select input into v_input from staff.request
    where id = p_request and action = 'roles.networks' and state = 'open' and expires_at > platform.clock()
      and asked_by <> p_approver
    for update;
  if not found then
    raise exception 'staff.widen_networks: request % lets nobody in', p_request using errcode = 'insufficient_privilege';
  end if;
  update staff.role set networks = case when jsonb_typeof(v_input -> 'networks') = 'array' then
      staff.plain_networks(array(select jsonb_array_elements_text(v_input -> 'networks'))) end
    where name = v_input ->> 'role';
end
$$;
