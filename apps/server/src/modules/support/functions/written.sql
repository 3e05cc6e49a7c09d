-- Published: what was written in conversations, for modules above to follow by its number.
create or replace view support.written as
  select seq, uid, n, sender, at from support.message;
