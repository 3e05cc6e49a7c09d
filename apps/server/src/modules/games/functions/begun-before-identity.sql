-- Rounds that began within a span while their player's identity check had none of these statuses, nor a minute before.
-- Rounds and checks may lie on different nodes: players who had one of them all along are left out first, and the rounds
-- of the others, who are few, are read by themselves.
create or replace function games.begun_before_identity(p_from timestamptz, p_before timestamptz, p_statuses text[])
  returns table (uid bigint, bet_id bigint, game_code text, at timestamptz, status text)
  language plpgsql stable as $$
declare
  v_uids bigint[]; v_buckets integer[]; v_ids bigint[]; v_games text[]; v_ats timestamptz[];
begin
  select array_agg(distinct b.uid) into v_uids from games.bet b where b.created_at >= p_from and b.created_at < p_before;
  select array_agg(p.uid), array_agg(platform.bucket_of(p.uid)) into v_uids, v_buckets
    from unnest(v_uids) as p(uid) where not kyc.was_among(p.uid, p_from - interval '1 minute', p_statuses);
  select array_agg(b.uid), array_agg(b.id), array_agg(b.game_code), array_agg(b.created_at)
    into v_uids, v_ids, v_games, v_ats
    from unnest(v_buckets, v_uids) as p(bucket, uid)
    join games.bet b on b.bucket = p.bucket and b.uid = p.uid
    where b.created_at >= p_from and b.created_at < p_before;
  return query select r.uid, r.bet_id, r.game_code, r.at, kyc.status_at(r.uid, r.at)::text
    from unnest(v_uids, v_ids, v_games, v_ats) as r(uid, bet_id, game_code, at)
    where kyc.status_at(r.uid, r.at) <> all (p_statuses)
      and kyc.status_at(r.uid, r.at - interval '1 minute') <> all (p_statuses);
end
$$;

-- Rounds that began within a span without a look that had found their player in the Philippines and still lasted. Whoever
-- was at play when the house began to ask has as long as a look lasts. Rounds and looks may lie on different nodes, so the
-- rounds are read by themselves, one for each player and minute: a minute is what a look may be older by than the clock of
-- the process that took it says.
create or replace function games.begun_without_location(p_from timestamptz, p_before timestamptz)
  returns table (uid bigint, bet_id bigint, at timestamptz, minutes integer)
  language plpgsql stable as $$
declare
  v_uids bigint[]; v_ids bigint[]; v_ats timestamptz[];
begin
  if not exists (select from limits.location_watch w where w.since < p_before and w.until > p_from) then
    return;
  end if;
  select array_agg(r.uid), array_agg(r.id), array_agg(r.at) into v_uids, v_ids, v_ats
    from (select b.uid, min(b.id) as id, min(b.created_at) as at from games.bet b
      where b.created_at >= p_from and b.created_at < p_before
      group by b.uid, date_trunc('minute', b.created_at, 'UTC')) r;
  return query select r.uid, r.bet_id, r.at, w.minutes
    from unnest(v_uids, v_ids, v_ats) as r(uid, bet_id, at)
    join limits.location_watch w on r.at >= w.since + make_interval(mins => w.minutes) and r.at < w.until
    where not exists (select from location.seen s
      where s.uid = r.uid and s.at > r.at - make_interval(mins => w.minutes + 1) and s.at <= r.at);
end
$$;
