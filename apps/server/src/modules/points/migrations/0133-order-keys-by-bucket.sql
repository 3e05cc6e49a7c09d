-- A day later: what was built becomes the key. Nothing is read, each lock is held for a moment.
select platform.require_bucket('points.mall_order');
alter table points.mall_order drop constraint mall_order_pkey,
  add constraint mall_order_pkey primary key using index mall_order_in_bucket;
