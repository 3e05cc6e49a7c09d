-- Who exports a list at this moment: one export for a person at a time, whatever process it is in.
create table staff.running_export (
  staff_id bigint primary key references staff.account,
  started_at timestamptz not null default clock_timestamp()
);
