-- In batches: the rows of an installation of several buckets get theirs before anybody looks for them by it.
select from unnest(array['games.bet', 'games.movement', 'games.seat', 'games.held_win', 'games.late_win']::regclass[]) t(name)
  cross join lateral platform.fill_bucket(t.name, 500) as f(is_more)
  where f.is_more;
