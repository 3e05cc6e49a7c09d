-- In batches: the rows of an installation of several buckets get theirs before anybody looks for them by it.
select from platform.fill_bucket('points.mall_order', 500) as f(is_more) where f.is_more;
