-- When an account ends whose last day in Manila is this one; null for none.
create or replace function staff.end_of_day(p_day text) returns timestamptz
  language sql immutable
  set search_path = pg_catalog, pg_temp
as $$
  select (p_day::date + 1)::timestamp at time zone 'Asia/Manila';
$$;

-- The networks that a request names; null for none.
create or replace function staff.networks_of(p_input jsonb) returns cidr[]
  language sql immutable
  set search_path = pg_catalog, pg_temp
as $$
  select case when jsonb_typeof(p_input -> 'networks') = 'array' then
    staff.plain_networks(array(select jsonb_array_elements_text(p_input -> 'networks'))) end;
$$;

-- Refuses an end that is over, or further than a year from now.
create or replace function staff.check_term(p_ends_at timestamptz) returns timestamptz
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  if p_ends_at <= now() or p_ends_at > now() + interval '368 days' then
    raise exception 'staff.check_term: an account does not end at %', p_ends_at using errcode = 'check_violation';
  end if;
  return p_ends_at;
end
$$;

-- Another last day and other networks of somebody from outside, as an open request asks for it, not by the hand of
-- whoever asked for it.
create or replace function staff.set_term(p_request bigint, p_approver bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_input jsonb;
begin
  select input into v_input from staff.request
    where id = p_request and action = 'staff.term' and state = 'open' and expires_at > platform.clock()
      and asked_by <> p_approver
    for update;
  if not found then
    raise exception 'staff.set_term: request % gives nobody time', p_request using errcode = 'insufficient_privilege';
  end if;
  update staff.account set ends_at = staff.check_term(staff.end_of_day(v_input ->> 'until')),
      networks = staff.networks_of(v_input), updated_at = now()
    where id = (v_input ->> 'id')::bigint and role = 'regulator';
end
$$;
