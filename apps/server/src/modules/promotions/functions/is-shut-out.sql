-- Whether a player gets nothing and sees nothing of what could be earned.
create or replace function promotions.is_shut_out(p_uid bigint) returns boolean
  language sql stable
  return kyc.status_of(p_uid) in ('block', 'frozen')
    or p_uid = any (limits.excluded_among(array[p_uid], platform.clock()));
