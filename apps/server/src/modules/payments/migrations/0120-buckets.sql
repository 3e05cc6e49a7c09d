-- Everything of a player bears the player's bucket (docs/scaling.md). With one bucket no row is written anew. What a
-- gateway or staff speak of by a name of its own (receipts, cases, vouchers) belongs to the house and has none.
select platform.add_bucket_to_filled('payments.deposit'), platform.add_bucket_to_filled('payments.withdrawal'),
  platform.add_bucket_to_filled('payments.account'), platform.add_bucket_to_filled('payments.step'),
  platform.add_bucket_to_filled('payments.test_credit');
