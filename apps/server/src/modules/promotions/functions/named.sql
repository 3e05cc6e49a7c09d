-- Published: what promotions are called.
create or replace view promotions.named as
  select id, kind, name_en, name_tl from promotions.promotion;
