-- A day later: what was built becomes the key. Nothing is read, each lock is held for a moment.
select platform.require_bucket('games.bet'), platform.require_bucket('games.movement'),
  platform.require_bucket('games.seat'), platform.require_bucket('games.held_win'),
  platform.require_bucket('games.late_win');
alter table games.movement drop constraint movement_pkey,
  add constraint movement_pkey primary key using index movement_in_bucket;
alter table games.seat drop constraint seat_pkey,
  add constraint seat_pkey primary key using index seat_in_bucket;
alter table games.held_win drop constraint held_win_pkey,
  add constraint held_win_pkey primary key using index held_win_in_bucket;
alter table games.late_win drop constraint late_win_pkey,
  add constraint late_win_pkey primary key using index late_win_in_bucket;
do $$
declare
  v_part regclass;
  v_index text;
  v_table text;
begin
  -- With several buckets whoever writes says which.
  if platform.buckets() > 1 then
    foreach v_table in array array['games.nonce', 'games.venue_day'] loop
      execute format('alter table %s alter column bucket drop default', v_table);
    end loop;
  end if;
  -- The key of the whole takes up those of its parts. A month that was made meanwhile is nearly empty.
  alter table games.bet drop constraint bet_pkey;
  alter table games.nonce drop constraint nonce_pkey;
  for v_part, v_index in
    select i.inhrelid, c.relname || '_in_bucket' from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = any (array['games.bet', 'games.nonce']::regclass[])
  loop
    continue when to_regclass(format('games.%I', v_index)) is null;
    execute format('alter table %s add constraint %I primary key using index %I', v_part,
      replace(v_index, '_in_bucket', '_pkey'), v_index);
  end loop;
  alter table games.bet add primary key (bucket, uid, id, created_at);
  alter table games.nonce add primary key (bucket, slot, venue, nonce);
end
$$;
