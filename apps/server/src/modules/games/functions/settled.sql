-- Published: whose rounds were settled, for modules above to follow by its number.
create or replace view games.settled as
  select settled_seq as seq, uid from games.bet where settled_seq is not null;
