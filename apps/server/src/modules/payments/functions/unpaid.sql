-- Published: withdrawals that have left the wallet and not the house.
create or replace view payments.unpaid as
  select uid, id, amount, bucket from payments.withdrawal where status in ('pending', 'under_review', 'paying');
