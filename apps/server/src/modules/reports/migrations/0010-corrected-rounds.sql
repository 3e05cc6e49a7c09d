-- A round that its provider corrects is a correction of its day too. What is in the table is not read: 0011 does that.
alter table reports.correction drop constraint correction_kind_check;
alter table reports.correction add constraint correction_kind_check
  check (kind in ('round', 'late-win', 'correction', 'prize', 'cash', 'bonus')) not valid;
