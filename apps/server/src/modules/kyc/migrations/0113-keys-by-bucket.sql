-- A day later: what was built becomes the key. Nothing is read, each lock is held for a moment.
select platform.require_bucket('kyc.record'), platform.require_bucket('kyc.change');
alter table kyc.record drop constraint record_pkey,
  add constraint record_pkey primary key using index record_in_bucket;
alter table kyc.change drop constraint change_pkey,
  add constraint change_pkey primary key using index change_in_bucket;
