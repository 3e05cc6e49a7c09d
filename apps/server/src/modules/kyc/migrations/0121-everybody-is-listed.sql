-- In batches: whoever has given something before is held against the lists by the job that follows.
insert into kyc.listing (uid)
  select s.uid from kyc.submission s
  where s.version = 1 and not exists (select from kyc.listing l where l.uid = s.uid)
  limit 5000;
