-- Lists of sanctioned and of politically exposed persons, beside those that were known.
-- Small: kyc.watch_list has a row for each list.
-- Small: kyc.watch_list_draft has a row for each list that waits for a second person.
alter table kyc.watch_list drop constraint watch_list_kind_check;
alter table kyc.watch_list add constraint watch_list_kind_check
  check (kind in ('restricted', 'sanctioned', 'pep', 'watch'));
alter table kyc.watch_list_draft drop constraint watch_list_draft_kind_check;
alter table kyc.watch_list_draft add constraint watch_list_draft_kind_check
  check (kind in ('restricted', 'sanctioned', 'pep', 'watch'));
