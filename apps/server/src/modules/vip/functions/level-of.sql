create or replace function vip.level_of(p_uid bigint) returns integer
  language sql stable
  return coalesce((select level from vip.standing where uid = p_uid), 0)::integer;

-- Published: which levels players have reached, for modules above to follow by its number.
create or replace view vip.risen as
  select seq, uid, level, at from vip.rise;
