alter table points.goods validate constraint goods_shown_at_agreed_price;
