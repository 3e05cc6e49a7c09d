-- In batches: the rows of an installation of several buckets get theirs before anybody looks for them by it.
select from unnest(array['promotions.reward', 'promotions.step', 'promotions.played', 'promotions.deposited',
    'promotions.seen', 'promotions.not_given']::regclass[]) t(name)
  cross join lateral platform.fill_bucket(t.name, 500) as f(is_more)
  where f.is_more;
