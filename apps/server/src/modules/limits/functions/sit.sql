-- Whether a player with a limit of minutes may bet at a moment, and notes the bet. A sitting lasts from its first bet
-- until there was a rest; a bet that is refused does not make it longer, so whoever rests may play again. It runs under
-- the lock of the wallet, as take_bet does.
create or replace function limits.sit(p_uid bigint, p_minutes bigint, p_at timestamptz) returns boolean
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_sitting limits.sitting;
begin
  select * into v_sitting from limits.sitting where bucket = v_bucket and uid = p_uid;
  if not found then
    insert into limits.sitting (bucket, uid, began_at, last_at) values (v_bucket, p_uid, p_at, p_at);
  elsif p_at >= v_sitting.last_at + make_interval(mins => limits.policy_value('session_rest_minutes')) then
    update limits.sitting set began_at = p_at, last_at = p_at where bucket = v_bucket and uid = p_uid;
  elsif p_at >= v_sitting.began_at + make_interval(mins => p_minutes::integer) then
    return false;
  else
    update limits.sitting set last_at = p_at where bucket = v_bucket and uid = p_uid;
  end if;
  return true;
end
$$;
