-- Whether the process of this name, a host and a number, that had fallen silent at a moment was lost: it is noted within
-- a minute and a half by whoever lives, and at once by the next that starts.
create or replace function platform.was_lost(p_name text, p_silent_at timestamptz) returns boolean
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from platform.lost_process l
    where l.host || ' ' || l.pid = p_name and l.seen_at <= p_silent_at and l.noted_at >= p_silent_at - interval '2 minutes');
end
$$;

-- A process that started so long ago stands in for those that were lost before. With the rights of the owner: of what
-- became of a process nothing else is ever changed.
create or replace function platform.replace_lost(p_up_seconds double precision) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_started constant timestamptz := clock_timestamp() - make_interval(secs => p_up_seconds);
begin
  update platform.lost_process set replaced_at = greatest(v_started, seen_at) where replaced_at is null;
end
$$;
