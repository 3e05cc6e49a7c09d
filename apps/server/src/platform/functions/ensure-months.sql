-- Makes the monthly partitions of a table that is partitioned by a time: from the month before, in
-- case a corrected clock steps back over the turn, up to p_months_ahead. Answers how many it made.
--
-- Months are Manila months, so that a month's report reads one partition. A partition is built aside
-- and attached, because creating it in place would lock out every writer meanwhile.
create or replace function platform.ensure_months(
  p_parent regclass,
  p_months_ahead integer,
  p_fillfactor integer default 100,
  p_is_append_only boolean default false
) returns integer
  language plpgsql as $$
declare
  v_schema text;
  v_table text;
  v_month timestamp;
  v_name text;
  v_made integer := 0;
begin
  if p_months_ahead is null or p_months_ahead not between 1 and 120 then
    raise exception 'p_months_ahead must be between 1 and 120' using errcode = 'invalid_parameter_value';
  end if;
  select relnamespace::regnamespace::text, relname into strict v_schema, v_table
    from pg_class where oid = p_parent;
  perform pg_advisory_xact_lock(hashtext(format('ensure months of %s.%s', v_schema, v_table)));
  for step in -1 .. p_months_ahead loop
    v_month := date_trunc('month', platform.clock() at time zone 'Asia/Manila') + make_interval(months => step);
    v_name := v_table || '_' || to_char(v_month, 'YYYY_MM');
    continue when to_regclass(format('%I.%I', v_schema, v_name)) is not null;
    execute format('create table %I.%I (like %s including defaults including constraints) with (fillfactor = %s)',
      v_schema, v_name, p_parent, p_fillfactor);
    if p_is_append_only then
      -- A trigger of the parent does not fire for a statement that names the partition itself.
      execute format('create trigger append_only before update or delete or truncate on %I.%I
        for each statement execute function platform.refuse_change()', v_schema, v_name);
      perform platform.vacuum_by_growth(format('%I.%I', v_schema, v_name)::regclass);
    end if;
    execute format('alter table %s attach partition %I.%I for values from (%L) to (%L)',
      p_parent, v_schema, v_name,
      v_month at time zone 'Asia/Manila',
      (v_month + interval '1 month') at time zone 'Asia/Manila');
    v_made := v_made + 1;
  end loop;
  return v_made;
end
$$;
