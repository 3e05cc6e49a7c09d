-- Why welfare gives a player nothing at this moment, or null: BLOCKED, UNVERIFIED, RESTRICTED, EXCLUDED. Money and goods
-- ask the gate `welfare`; Filcoins are kept from the blocked, the frozen and the excluded alone. Whoever gives
-- asks this after the wallet is locked, so that what was decided meanwhile counts.
create or replace function limits.why_no_welfare(p_uid bigint, p_asks_gate boolean) returns text
  language plpgsql stable as $$
declare
  v_status constant text := kyc.status_of(p_uid);
begin
  return case
    when v_status = 'block' then 'BLOCKED'
    when v_status = 'frozen' or p_asks_gate and not kyc.may_have_welfare(v_status) then 'UNVERIFIED'
    when p_uid = any (limits.shut_among(platform.bucket_of(p_uid), array[p_uid], 'bonus', platform.clock())) then 'RESTRICTED'
    when p_uid = any (limits.excluded_among(array[p_uid], platform.clock())) then 'EXCLUDED'
  end;
end
$$;
