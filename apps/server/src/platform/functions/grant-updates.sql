-- Lets the app change the columns of a table but those named, which stay as they were written.
create or replace function platform.grant_updates(p_table regclass, p_fixed text[]) returns void
  language plpgsql as $$
declare
  v_columns text;
begin
  select string_agg(quote_ident(attname), ', ') into v_columns from pg_attribute
    where attrelid = p_table and attnum > 0 and not attisdropped and attname <> all (p_fixed);
  execute format('revoke update on %s from perya_app', p_table);
  execute format('grant update (%s) on %s to perya_app', v_columns, p_table);
end
$$;
