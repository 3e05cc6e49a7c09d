-- How a player stands and stood bears the player's bucket, since bets ask for it (docs/scaling.md). With one bucket no
-- row is written anew.
select platform.add_bucket_to_filled('kyc.record'), platform.add_bucket_to_filled('kyc.change');
