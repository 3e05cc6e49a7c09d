-- Outside of a transaction, a day later: servers of the release before find an order by its player alone. Until then
-- those indexes serve this release too.
select platform.validate_bucket('points.mall_order');
create unique index concurrently if not exists mall_order_in_bucket on points.mall_order (bucket, uid, id);
create unique index concurrently if not exists mall_order_key_in_bucket on points.mall_order (bucket, uid, key);
-- Staff follow orders by their number.
create index concurrently if not exists mall_order_by_number on points.mall_order (id);
drop index concurrently if exists points.mall_order_key;
drop index concurrently if exists points.mall_order_id;
