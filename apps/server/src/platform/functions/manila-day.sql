-- The day of a moment: limits, allowances and lists of a day go by the calendar in Manila.
create or replace function platform.manila_day(p_at timestamptz) returns date
  language sql stable
  return (p_at at time zone 'Asia/Manila')::date;
