-- Everything of a player bears the player's bucket (docs/scaling.md). With one bucket no row is written anew. What a
-- promotion keeps of all its players, to be decided in one order (what is owed and due, places of a ranking, costs),
-- belongs to the house and has none.
select platform.add_bucket_to_filled('promotions.reward'), platform.add_bucket_to_filled('promotions.step'),
  platform.add_bucket_to_filled('promotions.played'), platform.add_bucket_to_filled('promotions.deposited'),
  platform.add_bucket_to_filled('promotions.seen'), platform.add_bucket_to_filled('promotions.not_given');
