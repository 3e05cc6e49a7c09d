-- Everything of a player bears the player's bucket (docs/scaling.md). With one bucket no row is written anew.
select platform.add_bucket_to_filled('limits.player'), platform.add_bucket_to_filled('limits.day'),
  platform.add_bucket_to_filled('limits.deposit_day'), platform.add_bucket_to_filled('limits.change');

-- New with this release.
-- Small: limits.restriction has a row for each decision of the house about a player.
select platform.add_bucket('limits.restriction');
alter table limits.restriction drop constraint restriction_pkey;
alter table limits.restriction add primary key (bucket, uid, id);
