-- Staff read the rounds of everybody, of a venue and of a game by time. No column of these ever changes,
-- so a round is still settled within its page. The block ranges of created_at are then of no use.
create index bet_by_time on games.bet (created_at, id);
create index bet_by_game on games.bet (game_code, created_at, id);
drop index games.bet_created_at;
