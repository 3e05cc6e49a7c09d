-- A figure of the law as it stands; a name without a row is a mistake of the code that asks.
create or replace function limits.policy_value(p_name text) returns integer
  language plpgsql stable as $$
declare
  v_value integer;
begin
  select p.value into v_value from limits.policy p where p.name = p_name order by p.id desc limit 1;
  if not found then
    raise exception 'limits.policy has no figure %', p_name using errcode = 'invalid_parameter_value';
  end if;
  return v_value;
end
$$;
