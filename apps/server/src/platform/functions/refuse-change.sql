-- For triggers `append_only before update or delete or truncate … for each statement`.
create or replace function platform.refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception '%.% is append-only: % is refused, correct by adding', tg_table_schema, tg_table_name, tg_op
    using errcode = 'restrict_violation';
end
$$;
