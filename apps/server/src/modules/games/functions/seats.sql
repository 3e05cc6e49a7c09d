-- Opens a game session in the place of an earlier one; an open round stays open. False if the player's session has ended:
-- it cannot end between this question and the seat. Where the game is of a lobby, the earlier session ends in every game
-- that it had moved on to. The session is held before the wallet, as a logout does it.
create or replace function games.take_seat(
  p_uid bigint, p_game_code text, p_venue text, p_token bytea, p_session text, p_lobby text
) returns boolean
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_ends_at timestamptz;
  v_now timestamptz;
begin
  v_ends_at := identity.hold_session(p_uid, p_session);
  if p_session is not null and v_ends_at is null then
    return false;
  end if;
  if p_lobby is not null then
    perform ledger.hold_wallet(p_uid);
    v_now := platform.clock();
    update games.seat q set expires_at = v_now
      from games.seat s
      where s.bucket = v_bucket and s.uid = p_uid and s.game_code = p_game_code
        and q.bucket = v_bucket and q.uid = p_uid and q.token_hash = s.token_hash and q.expires_at > v_now;
  end if;
  v_now := platform.clock();
  insert into games.seat (bucket, uid, game_code, venue, token_hash, launched_at, expires_at, session_id, session_ends_at, lobby)
    values (v_bucket, p_uid, p_game_code, p_venue, p_token, v_now, v_now + games.session_life(), p_session, v_ends_at, p_lobby)
    on conflict on constraint seat_pkey do update set venue = excluded.venue, token_hash = excluded.token_hash,
      launched_at = excluded.launched_at, expires_at = excluded.expires_at, session_id = excluded.session_id,
      session_ends_at = excluded.session_ends_at, lobby = excluded.lobby;
  return true;
end
$$;

-- Lets a session move on to another game of its lobby, and back to one that it was not played at for long: the seat there
-- gets the token, and lasts as long as the session does where it was played last. One that was opened later stays where
-- it is. Answers whether the seat has the token now. Where it has moved already nothing is locked. Bets lock the
-- wallet before the seat, and so does this.
create or replace function games.move_seat(
  p_uid bigint, p_game_code text, p_venue text, p_token bytea, p_lobby text
) returns boolean
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_now timestamptz := platform.clock();
begin
  if exists (select 1 from games.seat q
    where q.bucket = v_bucket and q.uid = p_uid and q.game_code = p_game_code and q.token_hash = p_token and q.expires_at > v_now)
  then
    return true;
  end if;
  perform ledger.hold_wallet(p_uid);
  v_now := platform.clock();
  insert into games.seat as s (bucket, uid, game_code, venue, token_hash, launched_at, expires_at, session_id, session_ends_at, lobby)
    select q.bucket, q.uid, p_game_code, q.venue, q.token_hash, q.launched_at, q.expires_at, q.session_id, q.session_ends_at, q.lobby
    from games.seat q
    where q.bucket = v_bucket and q.uid = p_uid and q.venue = p_venue and q.lobby = p_lobby and q.token_hash = p_token
      and q.expires_at > v_now
    order by q.expires_at desc limit 1
    on conflict on constraint seat_pkey do update set venue = excluded.venue, token_hash = excluded.token_hash,
      launched_at = excluded.launched_at, expires_at = excluded.expires_at, session_id = excluded.session_id,
      session_ends_at = excluded.session_ends_at, lobby = excluded.lobby
      where s.launched_at < excluded.launched_at or s.expires_at <= v_now;
  return found;
end
$$;
