-- Module partners tells that a player has come from a partner's app; what is known stays as it is.
create or replace function identity.note_sent_by(p_uid bigint, p_partner text) returns void
  language plpgsql as $$
begin
  insert into identity.sent_by (uid, partner) values (p_uid, p_partner) on conflict do nothing;
end
$$;

-- The partners from whose apps a player has come.
create or replace function identity.partners_of(p_uid bigint) returns text[]
  language plpgsql stable as $$
begin
  return array(select partner::text from identity.sent_by where uid = p_uid order by partner);
end
$$;
