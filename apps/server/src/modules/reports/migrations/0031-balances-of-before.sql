-- In batches: balances that were there before anybody could confirm them count as confirmed.
update reports.bank_balance b set confirmed = b.amount
  where b.ctid = any (array(select n.ctid from reports.bank_balance n where n.confirmed is null limit 500));
