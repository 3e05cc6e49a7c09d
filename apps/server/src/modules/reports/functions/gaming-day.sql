-- When a gaming day begins that begins at this hour.
create or replace function reports.start_at(p_day date, p_hour smallint) returns timestamptz
  language sql stable
  return (p_day::timestamp + make_interval(hours => p_hour::integer)) at time zone 'Asia/Manila';

-- When a gaming day begins: at the hour of its policy, by the clock in Manila.
create or replace function reports.day_start(p_day date) returns timestamptz
  language plpgsql stable as $$
begin
  return reports.start_at(p_day, (select p.day_hour from reports.policy p
    where p.from_day <= p_day order by p.from_day desc limit 1));
end
$$;

-- The gaming day of a moment. A day begins within its own date, so it is that date or the one before.
create or replace function reports.gaming_day(p_at timestamptz) returns date
  language plpgsql stable as $$
declare
  v_date constant date := platform.manila_day(p_at);
begin
  return case when reports.day_start(v_date) <= p_at then v_date else v_date - 1 end;
end
$$;

-- What the regulator takes of a day's gross revenue, in hundredths of a percent.
create or replace function reports.share_of(p_day date) returns integer
  language plpgsql stable as $$
begin
  return (select p.share_basis_points from reports.policy p
    where p.from_day <= p_day order by p.from_day desc limit 1);
end
$$;

-- The regulator takes nothing of a day on which players won; a part of a centavo is the regulator's.
create or replace function reports.share_amount(p_ggr numeric, p_basis_points integer) returns bigint
  language sql immutable
  return ceil(greatest(p_ggr, 0) * p_basis_points / 10000)::bigint;

-- The first day that is not closed; everything that is noted goes there or later.
create or replace function reports.first_open_day() returns date
  language plpgsql stable as $$
begin
  return coalesce((select max(c.day) + 1 from reports.closed_day c), '-infinity');
end
$$;

-- Whether a gaming day has begun, or would have if it began at this hour: what was counted since then is of the day before.
create or replace function reports.has_begun(p_day date, p_hour smallint) returns boolean
  language plpgsql stable as $$
begin
  return p_day <= reports.gaming_day(platform.clock()) or reports.start_at(p_day, p_hour) <= platform.clock();
end
$$;

-- Adds a line to the policy, from a day on that has not begun: whether it did. A day that has begun keeps its hour.
create or replace function reports.set_policy(
  p_from_day date, p_day_hour smallint, p_share_basis_points integer, p_by text
) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform reports.hold_figures();
  if reports.has_begun(p_from_day, p_day_hour) then
    return false;
  end if;
  insert into reports.policy (from_day, day_hour, share_basis_points, made_by)
    values (p_from_day, p_day_hour, p_share_basis_points, p_by)
    on conflict do nothing;
  return found;
end
$$;

-- Whoever counts, closes or changes the policy does so alone: nothing is added to a day while it is closed, and no two
-- readers wait for each other's rows in a circle. Held until the transaction ends.
create or replace function reports.hold_figures() returns void
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('reports.figures'));
end
$$;
