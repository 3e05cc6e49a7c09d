-- A keyed digest of month and day, by which those are found whose birthday a day is. Who shares one with whom
-- can be seen in it, which day it is cannot.
alter table kyc.digest drop constraint digest_kind_check;
alter table kyc.digest add constraint digest_kind_check check (kind in ('id-number', 'person', 'birthday'));
