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

-- For migrations: gives a table of players its bucket. A constant needs no row to be written anew, and it is
-- right: a table that holds rows is of an installation of one bucket. There it stays the default, so that
-- servers of the release before can still write; with several buckets every writer says which.
create or replace function platform.add_bucket(p_table regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s add column bucket integer not null default 0', p_table);
  if platform.buckets() > 1 then
    execute format('alter table %s alter column bucket drop default', p_table);
  end if;
end
$$;
