-- How often what a venue's promotion credits is played before it can be withdrawn.
create or replace function catalogue.promo_wagering_times(p_venue text) returns bigint
  language sql stable strict parallel safe
  return (select v.promo_wagering_times::bigint from catalogue.venue v where v.code = p_venue);
