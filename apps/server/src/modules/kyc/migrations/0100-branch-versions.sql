-- Staff change branches: what was seen is what is changed.
alter table kyc.branch add column version int not null default 1;
