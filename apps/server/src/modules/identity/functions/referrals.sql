-- The number under which a player invites others, drawn when it is first asked for.
create or replace function identity.referral_code_of(p_uid bigint) returns bigint
  language plpgsql as $$
declare
  v_code bigint;
begin
  loop
    select code into v_code from identity.referral_code where uid = p_uid;
    if found then
      return v_code;
    end if;
    -- Whoever draws one that is taken, or draws beside another for the same player, looks again.
    insert into identity.referral_code (uid, code)
      values (p_uid, 1000000000 + floor(random() * 9000000000)::bigint)
      on conflict do nothing;
  end loop;
end
$$;

-- Writes down who invited a player that has just been made: true, or false for a number that is nobody's.
create or replace function identity.note_referral(p_uid bigint, p_code text, p_channel text) returns boolean
  language plpgsql as $$
begin
  if p_code !~ '^[1-9]\d{9}$' then
    return false;
  end if;
  insert into identity.referral (uid, referrer_uid, channel_id)
    select p_uid, c.uid, p_channel from identity.referral_code c where c.code = p_code::bigint and c.uid <> p_uid;
  return found;
end
$$;

-- Published: who came by whose invitation.
create or replace view identity.referred as
  select uid, id, referrer_uid, channel_id, referred_at from identity.referral;

-- Of these players, those who were invited since a moment, each held until the end of the transaction: what
-- two add up for one friend at the same time, the second sees whole.
create or replace function identity.hold_referrals(p_uids bigint[], p_since timestamptz)
  returns setof identity.referred
  language plpgsql as $$
begin
  return query select r.uid, r.id, r.referrer_uid, r.channel_id, r.referred_at from identity.referral r
    where r.uid = any (p_uids) and r.referred_at >= p_since
    order by r.uid for no key update;
end
$$;
