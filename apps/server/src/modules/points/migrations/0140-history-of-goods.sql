-- What the mall offers can be shown as it stood at any moment from now on. Stock moves with every order and is counted
-- by each house itself: moving it alone is no new row of the history.
select platform.keep_history('points.goods', 'id');
drop trigger keep_row on points.goods;
create trigger keep_row
  after insert or delete or update of state, name_en, name_tl, summary_en, summary_tl, price, is_price_agreed, pictures,
    product_type, deliver_method, store_addresses, place
  on points.goods for each row execute function platform.keep_row('id');

-- Goods that come with a file have none yet.
alter table points.goods alter column stock set default 0;
