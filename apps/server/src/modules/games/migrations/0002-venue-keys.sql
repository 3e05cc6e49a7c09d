-- The secrets that a venue's requests and our launch URLs are signed with, sealed under the
-- installation's key. Two are valid at a time, so that one can be replaced without a pause.
create table games.venue_key (
  venue text collate "C" not null,
  id text collate "C" not null,
  sealed_secret bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz,
  primary key (venue, id)
);

-- Nonces of the last minutes. A request is good for a minute around its signed time, so a nonce lies
-- in the slot of that time and a repetition always meets it there. At any moment one of the three
-- slots can hold nothing that is still good: it is emptied at once instead of row by row. Losing the
-- table in a crash lets no money move twice, because transactions have ids of their own.
create table games.nonce (
  slot smallint not null,
  venue text collate "C" not null,
  nonce text collate "C" not null,
  primary key (slot, venue, nonce)
) partition by list (slot);
create unlogged table games.nonce_0 partition of games.nonce for values in (0);
create unlogged table games.nonce_1 partition of games.nonce for values in (1);
create unlogged table games.nonce_2 partition of games.nonce for values in (2);

-- A slot is longer than the time in which requests are good, to both sides of now and a little more
-- for clocks of several servers: that time lies in one slot or two, and the slot after it is free.
create function games.nonce_slot(p_seconds bigint) returns smallint
  language sql immutable
  return ((p_seconds / 150) % 3)::smallint;

create function games.forget_nonces() returns integer
  language plpgsql as $$
declare
  v_newest constant bigint := extract(epoch from clock_timestamp())::bigint + 70;
  v_free constant integer := (games.nonce_slot(v_newest) + 1) % 3;
begin
  execute format('truncate games.nonce_%s', v_free);
  return v_free;
end
$$;
