-- How many exports a person has asked for within the present hour, refused ones too, whatever process it was in.
create table staff.export_count (
  staff_id bigint primary key references staff.account,
  since timestamptz not null default clock_timestamp(),
  count integer not null default 1
);
