-- Opens a request for a code, unless one is out that was asked for a moment ago and is still unused:
-- of any number at once, one is opened. Answers whether it was, and when the next may be asked for. A
-- device of the player does not wait for what strangers have asked for.
create or replace function identity.open_otp(
  p_id text,
  p_contact text,
  p_purpose text,
  p_code_hash bytea,
  p_asked_by bytea,
  p_life_seconds integer,
  p_resend_seconds integer,
  out is_open boolean,
  out resend_at timestamptz
)
  language plpgsql as $$
declare
  v_delay interval := make_interval(secs => p_resend_seconds);
  v_now timestamptz;
begin
  perform pg_advisory_xact_lock(
    hashtextextended('identity.otp ' || p_contact || ' ' || p_purpose, 0)
  );
  -- Read after the wait for the lock.
  v_now := platform.clock();
  select max(created_at) + v_delay into resend_at from identity.otp
  where contact = p_contact and purpose = p_purpose and asked_by is not distinct from p_asked_by
    and consumed_at is null and superseded_at is null;
  is_open := coalesce(resend_at <= v_now, true);
  if is_open then
    insert into identity.otp (id, contact, purpose, code_hash, asked_by, created_at, expires_at)
    values (p_id, p_contact, p_purpose, p_code_hash, p_asked_by, v_now,
      v_now + make_interval(secs => p_life_seconds));
    resend_at := v_now + v_delay;
  end if;
end
$$;
