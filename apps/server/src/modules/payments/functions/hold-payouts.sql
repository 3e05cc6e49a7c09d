-- Lets nothing be paid out to a player, and answers whether that is new. It holds from the moment it is committed:
-- what a gateway was told before is on its way.
create or replace function payments.hold_payouts(p_uid bigint) returns boolean
  language plpgsql as $$
begin
  insert into payments.payout_hold (bucket, uid) values (platform.bucket_of(p_uid), p_uid)
    on conflict on constraint payout_hold_pkey do nothing;
  return found;
end
$$;

-- Lets payouts leave again; false if none were held.
create or replace function payments.release_payouts(p_uid bigint) returns boolean
  language plpgsql as $$
begin
  delete from payments.payout_hold where bucket = platform.bucket_of(p_uid) and uid = p_uid;
  return found;
end
$$;

-- Since when payouts of a player are held; null if they are not.
create or replace function payments.payouts_held_since(p_uid bigint) returns timestamptz
  language plpgsql stable as $$
begin
  return (select placed_at from payments.payout_hold where bucket = platform.bucket_of(p_uid) and uid = p_uid);
end
$$;
