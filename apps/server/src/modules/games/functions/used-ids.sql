-- In which bucket a provider's id of a transaction is looked up, whoever used it.
create or replace function games.bucket_of_id(p_venue text, p_transaction_id text) returns integer
  language sql immutable parallel safe
  return (abs(hashtext(p_venue || ':' || p_transaction_id)::bigint) % platform.buckets())::integer;

-- The ids among those of a batch that other players have used, as `venue id`: of what the requests are, and of the bets
-- that they name. With one bucket there are none: the movements say whose they are.
create or replace function games.foreign_ids(
  p_uids bigint[], p_venues text[], p_transactions text[], p_bet_transactions text[]
) returns text[]
  language plpgsql stable as $$
begin
  if platform.buckets() = 1 then
    return '{}';
  end if;
  return (select coalesce(array_agg(u.venue || ' ' || u.transaction_id), '{}')
    from (
      select x.uid, x.venue, unnest(array[x.transaction_id, x.bet_transaction_id]) as id
      from unnest(p_uids, p_venues, p_transactions, p_bet_transactions)
        as x(uid, venue, transaction_id, bet_transaction_id)
    ) asked
    join games.used_id u on u.bucket = games.bucket_of_id(asked.venue, asked.id)
      and u.venue = asked.venue and u.transaction_id = asked.id and u.uid <> asked.uid);
end
$$;

-- Takes the ids of a batch's movements for their players. Of two who race with one id, one finds it taken: the batch
-- fails, and is repeated item by item.
create or replace function games.use_ids(p_movements games.movement_row[]) returns void
  language plpgsql as $$
begin
  if platform.buckets() > 1 then
    insert into games.used_id (bucket, venue, transaction_id, uid)
      select games.bucket_of_id(m.venue, m.transaction_id), m.venue, m.transaction_id, m.uid
      from unnest(p_movements) m order by 1, 2, 3;
  end if;
end
$$;
