-- What a report comes as; those of before came as CSV.
alter table house.mailed_report add column file_kind text collate "C" not null default 'csv' check (file_kind in ('csv', 'pdf'));
