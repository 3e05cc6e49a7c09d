-- Published: the rounds that were settled, for modules above to follow by its number. What has failed
-- ('failed') was never played; of the others ('completed') the stake is what was not taken back.
create or replace view games.settled as
  select settled_seq as seq, uid, venue, game_code, game_type, status, stake, payout, settled_at
  from games.bet where settled_seq is not null;
