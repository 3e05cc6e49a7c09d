-- A venue's key alone mints nothing: what its promotions may credit is nothing until two people have said
-- otherwise, and what they credit is played before it can be withdrawn. An allowance that was never set
-- bore the figure of the release before.
alter table catalogue.venue
  alter column promo_allowance set default 0,
  add column promo_wagering_times integer not null default 10
    check (promo_wagering_times between 1 and 100);
update catalogue.venue set promo_allowance = 0 where promo_allowance = 10000000;
