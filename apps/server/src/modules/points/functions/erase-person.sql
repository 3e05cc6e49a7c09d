-- Who goods of the mall were for and where they went, once the account was erased.
create or replace function points.erase_person(p_uid bigint) returns void
  language plpgsql as $$
begin
  perform identity.require_erased(p_uid);
  update points.mall_order set recipient = null, courier_number = '' where bucket = platform.bucket_of(p_uid) and uid = p_uid;
end
$$;
