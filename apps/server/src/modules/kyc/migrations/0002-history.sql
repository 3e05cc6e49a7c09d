-- What a blocked player goes back to.
alter table kyc.record
  add column before_block text check (before_block <> 'block'),
  add check (before_block is null or status = 'block');

create sequence kyc.change_id as bigint;

-- Every change of a status, with who, when and why.
create table kyc.change (
  uid bigint not null,
  id bigint not null default nextval('kyc.change_id'),
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  status_before text not null,
  status_after text not null,
  reason text not null,
  primary key (uid, id)
);
create trigger append_only before update or delete or truncate on kyc.change
  for each statement execute function platform.refuse_change();

-- Who was blocked before this was written down goes back to the beginning.
update kyc.record set before_block = 'unset' where status = 'block';

-- The lists of the module below know the statuses from now on. Its function is not there yet, so the name
-- of its table is put together.
do $$
begin
  execute format('update %I.%I p set noted_status = r.status from kyc.record r
    where r.uid = p.uid and r.status <> p.noted_status', 'identity', 'player');
end
$$;
