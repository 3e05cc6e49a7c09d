-- In batches: whoever has given something before is held against the lists by the job that follows.
insert into kyc.listing (bucket, uid)
  select platform.bucket_of(s.uid), s.uid from kyc.submission s
  where s.version = 1
    and not exists (select from kyc.listing l where l.bucket = platform.bucket_of(s.uid) and l.uid = s.uid)
  limit 5000;
