-- Everything of a player bears the player's bucket (docs/scaling.md). With one bucket no row is written anew.
select platform.add_bucket_to_filled('points.mall_order');
