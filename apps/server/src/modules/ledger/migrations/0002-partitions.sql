-- Months are Manila months, so that a month's report reads one partition. The month before is made
-- too, in case a corrected clock steps back over the turn. A partition is built aside and attached,
-- because creating it in place would lock out every posting meanwhile.
create function ledger.ensure_partitions(months_ahead integer) returns integer
  language plpgsql as $$
declare
  v_month timestamp;
  v_name text;
  v_made integer := 0;
begin
  if months_ahead is null or months_ahead not between 1 and 120 then
    raise exception 'months_ahead must be between 1 and 120' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtext('ledger.ensure_partitions'));
  for step in -1 .. months_ahead loop
    v_month := date_trunc('month', ledger.clock() at time zone 'Asia/Manila') + make_interval(months => step);
    v_name := 'entry_' || to_char(v_month, 'YYYY_MM');
    continue when to_regclass('ledger.' || v_name) is not null;
    execute format('create table ledger.%I (like ledger.entry including defaults including constraints)', v_name);
    -- A trigger of the parent does not fire for a statement that names the partition itself.
    execute format('create trigger append_only before update or delete or truncate on ledger.%I
      for each statement execute function ledger.refuse_change()', v_name);
    execute format('alter table ledger.entry attach partition ledger.%I for values from (%L) to (%L)',
      v_name,
      v_month at time zone 'Asia/Manila',
      (v_month + interval '1 month') at time zone 'Asia/Manila');
    v_made := v_made + 1;
  end loop;
  return v_made;
end
$$;

select ledger.ensure_partitions(3);
