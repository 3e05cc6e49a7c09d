-- Players who sit at tables together and play into one hand: looked for once it was tried on past months, as every
-- rule that the law does not ask for.
insert into aml.rule (name, is_on, amount, below, count, hours, days, percent, times) values
  ('table-mates', false, 5000, null, 20, null, 30, null, null);
