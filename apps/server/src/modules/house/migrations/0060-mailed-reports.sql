-- Reports that colleagues get by email: whose, which, and of which period the last one was. The numbers of staff are of
-- the module below. Each goes to the account of whoever asked for it and to nobody else, so nobody can send them out.
create table house.mailed_report (
  id bigint generated always as identity primary key,
  staff_id bigint not null,
  list text collate "C" not null,
  period text collate "C" not null check (period in ('day', 'week', 'month')),
  split text collate "C" not null,
  language text collate "C" not null,
  -- The first day of the period that was sent last; null before the first.
  sent_for date,
  created_at timestamptz not null default platform.clock()
);
create unique index mailed_report_once on house.mailed_report (staff_id, list, period, split);
