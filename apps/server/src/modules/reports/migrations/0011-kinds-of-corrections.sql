-- Outside of a transaction: reads all corrections, and keeps nobody from writing them.
alter table reports.correction validate constraint correction_kind_check;
