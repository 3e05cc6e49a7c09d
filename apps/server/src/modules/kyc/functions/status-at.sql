-- The status of a player at a moment, as the history tells it. Of what stands in no history (a test account) it is
-- the present one.
create or replace function kyc.status_at(p_uid bigint, p_at timestamptz) returns text
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_status text;
begin
  -- One after the other: within a statement over rows of a node nothing of the coordinator can be asked.
  select c.status_after into v_status from kyc.change c
    where c.bucket = v_bucket and c.uid = p_uid and c.at <= p_at order by c.id desc limit 1;
  if v_status is null then
    select c.status_before into v_status from kyc.change c
      where c.bucket = v_bucket and c.uid = p_uid order by c.id limit 1;
  end if;
  return coalesce(v_status, kyc.status_of(p_uid));
end
$$;

-- Whether a player has had one of these statuses all the time since a moment.
create or replace function kyc.was_among(p_uid bigint, p_since timestamptz, p_statuses text[]) returns boolean
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  if kyc.status_of(p_uid) <> all (p_statuses) then
    return false;
  end if;
  return not exists (
    select 1 from kyc.change c where c.bucket = v_bucket and c.uid = p_uid and c.at >= p_since
      and (c.status_before <> all (p_statuses) or c.status_after <> all (p_statuses)));
end
$$;
