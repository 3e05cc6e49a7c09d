-- What a provider tells of free rounds. The row of the grant is locked first, so whatever comes at once is
-- decided in turn, and each transaction counts once.

-- NOTED or KNOWN, OTHER for a transaction that was something else, NONE where this venue has no such grant.
-- A grant that is over still takes what comes late: it is told as a part of its own.
create or replace function games.note_free_move(
  p_uid bigint, p_venue text, p_grant text, p_transaction text, p_kind text, p_amount bigint
) returns text
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_now constant timestamptz := platform.clock();
  v_grant games.free_grant;
  v_known games.free_move;
begin
  select * into v_grant from games.free_grant g
    where g.bucket = v_bucket and g.uid = p_uid and g.venue = p_venue and (g.reference = p_grant or g.id = p_grant)
    for update;
  if not found then
    return 'NONE';
  end if;
  select * into v_known from games.free_move m
    where m.bucket = v_bucket and m.uid = p_uid and m.venue = p_venue and m.transaction_id = p_transaction;
  if found then
    return case when v_known.grant_id = v_grant.id and v_known.kind = p_kind and v_known.amount = p_amount
      then 'KNOWN' else 'OTHER' end;
  end if;
  insert into games.free_move (bucket, uid, venue, transaction_id, grant_id, kind, amount)
    values (v_bucket, p_uid, p_venue, p_transaction, v_grant.id, p_kind, p_amount);
  update games.free_grant g set
      played = case p_kind when 'round' then g.played + 1 when 'total' then g.rounds else g.played end,
      won = case p_kind when 'win' then g.won + p_amount when 'total' then greatest(g.won, p_amount) else g.won end,
      reference = coalesce(g.reference, p_grant),
      moved_at = v_now,
      -- A total is the provider's last word.
      state = case when p_kind = 'total' then 'over' else g.state end,
      ended_by = case when p_kind = 'total' then coalesce(g.ended_by, 'played') else g.ended_by end,
      over_at = case when p_kind = 'total' then coalesce(g.over_at, v_now) else g.over_at end
    where g.bucket = v_bucket and g.uid = p_uid and g.id = v_grant.id;
  return 'NOTED';
end
$$;

-- Whether it was a transaction of free rounds. A round counts as not played again; of a win that was told
-- already nothing comes back by itself.
create or replace function games.take_back_free(p_uid bigint, p_venue text, p_transaction text) returns boolean
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_move games.free_move;
begin
  select * into v_move from games.free_move m
    where m.bucket = v_bucket and m.uid = p_uid and m.venue = p_venue and m.transaction_id = p_transaction;
  if not found then
    return false;
  end if;
  perform 1 from games.free_grant g where g.bucket = v_bucket and g.uid = p_uid and g.id = v_move.grant_id for update;
  update games.free_move m set is_back = true
    where m.bucket = v_bucket and m.uid = p_uid and m.venue = p_venue and m.transaction_id = p_transaction and not m.is_back;
  if found and v_move.kind <> 'total' then
    update games.free_grant g set
        played = case v_move.kind when 'round' then greatest(g.played - 1, 0) else g.played end,
        won = case v_move.kind when 'win' then greatest(g.won - v_move.amount, g.told) else g.won end,
        moved_at = platform.clock()
      where g.bucket = v_bucket and g.uid = p_uid and g.id = v_move.grant_id;
  end if;
  return true;
end
$$;

-- Published: free rounds as they stand, for modules above that have given them.
create or replace view games.free_rounds as
  select g.bucket, g.uid, g.id, g.venue, g.game_code, g.rounds, g.stake, g.played, g.won, g.state, g.ended_by,
    g.starts_at, g.ends_at, g.over_at
  from games.free_grant g;
