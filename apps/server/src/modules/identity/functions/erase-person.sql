-- Whether nobody is known by the account any more. What erases words of a person asks this first.
create or replace function identity.is_erased(p_uid bigint) returns boolean
  language plpgsql stable as $$
begin
  return exists (select from identity.closing
    where bucket = platform.bucket_of(p_uid) and uid = p_uid and erased_at is not null);
end
$$;

-- Refuses to erase anything of an account by which somebody is known.
create or replace function identity.require_erased(p_uid bigint) returns void
  language plpgsql stable as $$
begin
  if not identity.is_erased(p_uid) then
    raise exception 'Account % was not erased', p_uid using errcode = 'restrict_violation';
  end if;
end
$$;

-- Empties an account that was closed so many years ago and that the caller holds; answers the keys of the files that are
-- nobody's now, or null where it is not due. The uid stays, and what is booked under it.
create or replace function identity.erase_person(p_uid bigint, p_years integer) returns text[]
  language plpgsql as $$
declare
  v_keys text[];
begin
  update identity.closing set erased_at = platform.clock()
    where bucket = platform.bucket_of(p_uid) and uid = p_uid and erased_at is null
      and reopens_until <= platform.clock() and closed_at <= platform.clock() - make_interval(years => p_years);
  if not found then
    return null;
  end if;
  update identity.player set country_code = 'erased', phone = p_uid::text, username = 'erased' || p_uid, nickname = null,
    email = null, email_proved_at = null, avatar = '', nickname_changed_at = null, password_hash = null,
    password_set_at = null, totp_sealed = null, totp_confirmed_at = null, registered_address = '', registered_device = '',
    referrer_id = '', channel_id = '', updated_at = now()
    where uid = p_uid;
  delete from identity.handover where uid = p_uid;
  delete from identity.challenge where uid = p_uid;
  delete from identity.session where uid = p_uid;
  delete from identity.device where uid = p_uid;
  delete from identity.login_event where uid = p_uid;
  delete from identity.passkey_ceremony where uid = p_uid;
  delete from identity.passkey where uid = p_uid;
  delete from identity.recovery_code where uid = p_uid;
  with given_up as (
    update identity.upload set removed_at = now(), worn = false, hash = null
      where uid = p_uid and removed_at is null returning key)
  select coalesce(array_agg(key), '{}') into v_keys from given_up;
  return v_keys;
end
$$;
