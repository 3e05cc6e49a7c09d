-- Where somebody was paid to, once the account was erased. What was paid stays in the books.
create or replace function payments.erase_person(p_uid bigint) returns void
  language plpgsql as $$
declare
  v_now constant timestamptz := platform.clock();
begin
  perform identity.require_erased(p_uid);
  update payments.account set number_sealed = '', number_digest = '', number_tail = '', status = 2,
    inquiry_name = null,
    removed_at = coalesce(removed_at, v_now)
    where bucket = platform.bucket_of(p_uid) and uid = p_uid;
end
$$;
