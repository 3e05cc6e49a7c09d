-- Small: platform.lost_process has a row for each process that ever ended without a word.
-- When the next process of the house started: until then it was missed.
alter table platform.lost_process add column replaced_at timestamptz;
create index lost_process_by_time on platform.lost_process (seen_at desc, id desc);
