create or replace function vip.level_of(p_uid bigint) returns integer
  language plpgsql stable as $$
begin
  return coalesce((select s.level from vip.standing s
    where s.bucket = platform.bucket_of(p_uid) and s.uid = p_uid), 0);
end
$$;

-- Published: which levels players have reached, for modules above to follow by its number.
create or replace view vip.risen as
  select seq, uid, level, at, bucket from vip.rise;
