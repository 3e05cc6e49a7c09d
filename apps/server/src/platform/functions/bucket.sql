-- How many buckets the installation has: a constant of its own text, so that a plan has it as a number.
do $$
begin
  execute format('create or replace function platform.buckets() returns integer
    language sql immutable parallel safe return %s', (select i.buckets from platform.installation i));
end
$$;

-- The bucket of a player. Everything that a player owns bears it and begins its keys with it, so that it lies
-- together, on one node of several. Whoever looks for a player's rows names it beside the uid.
create or replace function platform.bucket_of(p_uid bigint) returns integer
  language sql immutable parallel safe
  return (p_uid % platform.buckets())::integer;

-- For migrations: gives a new table of players its bucket. With one bucket it has a default, so that servers of the
-- release before can still write; with several every writer says which.
create or replace function platform.add_bucket(p_table regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s add column bucket integer not null default 0', p_table);
  if platform.buckets() > 1 then
    execute format('alter table %s alter column bucket drop default', p_table);
  end if;
end
$$;

-- For migrations: the same for a table that players have filled already, also where there are several buckets. There
-- the rows get theirs one after the other (platform.fill_bucket), and whoever writes without saying it, as servers
-- of the release before do, is helped by a trigger. A day later platform.require_bucket ends that.
create or replace function platform.add_bucket_to_filled(p_table regclass) returns void
  language plpgsql as $$
begin
  if platform.buckets() = 1 then
    execute format('alter table %s add column bucket integer not null default 0', p_table);
    return;
  end if;
  execute format('alter table %s add column bucket integer,
    add constraint bucket_is_said check (bucket is not null) not valid', p_table);
  execute format('create trigger say_bucket before insert or update on %s
    for each row execute function platform.say_bucket()', p_table);
end
$$;

-- For the trigger say_bucket.
create or replace function platform.say_bucket() returns trigger
  language plpgsql as $$
begin
  new.bucket := coalesce(new.bucket, platform.bucket_of(new.uid));
  return new;
end
$$;

-- For migrations that begin with "-- In batches": gives the rows of the next so many pages their bucket, and says
-- whether there may be more. Page by page, since to look for rows without one would read those with one again each
-- time. How far it has come is known to the session: after a break it begins anew, and finds most of them done.
create or replace function platform.fill_bucket(p_table regclass, p_pages integer) returns boolean
  language plpgsql as $$
declare
  v_part regclass;
  v_place text;
  v_page bigint;
  v_guards name[];
  v_guard name;
  v_pages integer;
begin
  if platform.buckets() = 1 then
    return false;
  end if;
  for v_part in
    select i.inhrelid::regclass from pg_inherits i where i.inhparent = p_table
    union all
    select p_table where not exists (select from pg_inherits i where i.inhparent = p_table)
    order by 1
  loop
    v_place := 'perya.filled_' || v_part::oid;
    v_page := coalesce(nullif(current_setting(v_place, true), '')::bigint, 0);
    continue when v_page * current_setting('block_size')::bigint >= pg_relation_size(v_part);
    -- What is never changed gets its bucket all the same: it tells nothing but where the row lies. Whoever adds to it
    -- waits meanwhile, so it is less at a time.
    v_guards := array(select t.tgname from pg_trigger t
      where t.tgrelid = v_part and t.tgname in ('append_only', 'blank_only'));
    v_pages := case when v_guards = '{}' then p_pages else greatest(p_pages / 10, 1) end;
    foreach v_guard in array v_guards loop
      execute format('alter table %s disable trigger %I', v_part, v_guard);
    end loop;
    execute format('update %s set bucket = platform.bucket_of(uid) where bucket is null and ctid >= %L::tid and ctid < %L::tid',
      v_part, format('(%s,0)', v_page), format('(%s,0)', v_page + v_pages));
    foreach v_guard in array v_guards loop
      execute format('alter table %s enable trigger %I', v_part, v_guard);
    end loop;
    perform set_config(v_place, (v_page + v_pages)::text, false);
    return true;
  end loop;
  return false;
end
$$;

-- For migrations: reads beside the writers that every row has its bucket.
create or replace function platform.validate_bucket(p_table regclass) returns void
  language plpgsql as $$
begin
  if platform.buckets() > 1 then
    execute format('alter table %s validate constraint bucket_is_said', p_table);
  end if;
end
$$;

-- For migrations, after platform.validate_bucket and in a transaction of its own: from here on whoever writes says it.
create or replace function platform.require_bucket(p_table regclass) returns void
  language plpgsql as $$
begin
  if platform.buckets() > 1 then
    execute format('alter table %s alter column bucket set not null', p_table);
    execute format('alter table %s drop constraint bucket_is_said', p_table);
    execute format('drop trigger say_bucket on %s', p_table);
  end if;
end
$$;
