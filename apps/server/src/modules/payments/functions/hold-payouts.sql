-- Lets nothing be paid out to a player, and answers whether that is new. It holds from the moment it is committed:
-- what a gateway was told before is on its way.
create or replace function payments.hold_payouts(p_uid bigint) returns boolean
  language sql as $$
  with placed as (
    insert into payments.payout_hold (uid) values (p_uid) on conflict do nothing returning 1)
  select exists (select from placed)
$$;

-- Lets payouts leave again; false if none were held.
create or replace function payments.release_payouts(p_uid bigint) returns boolean
  language sql as $$
  with gone as (delete from payments.payout_hold where uid = p_uid returning 1)
  select exists (select from gone)
$$;

-- Since when payouts of a player are held; null if they are not.
create or replace function payments.payouts_held_since(p_uid bigint) returns timestamptz
  language sql stable
  return (select placed_at from payments.payout_hold where uid = p_uid);
