-- Two people agree to the first price of new goods; until then they are not shown. Goods that are there already count as
-- agreed, and so do those that a new installation begins with.
alter table points.goods
  add column is_price_agreed boolean not null default true,
  add constraint goods_shown_at_agreed_price check (is_price_agreed or state = 'hidden') not valid;
