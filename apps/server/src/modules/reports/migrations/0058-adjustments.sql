-- What staff corrected of balances: how often, and what was credited less what was taken. Figures begin with this release.
alter table reports.cash_day
  add column adjustments bigint not null default 0,
  add column adjusted bigint not null default 0;
