select platform.grant_access('games');

-- A round is settled, and a stake taken back, by changing what these do not name; who played what and
-- when stays as it was written, and nothing leaves the bet log.
revoke delete on games.bet, games.movement from perya_app;
revoke update, delete on games.used_id from perya_app;
select platform.grant_updates('games.bet',
  array['bucket', 'uid', 'id', 'created_at', 'venue', 'game_code', 'game_type', 'round_id']);
select platform.grant_updates('games.movement',
  array['bucket', 'uid', 'bet_id', 'id', 'venue', 'transaction_id', 'kind', 'amount', 'input_hash', 'balance_after',
    'bet_created_at', 'campaign', 'created_at', 'details', 'turnover']);

-- What was won, by whom and by which draw stays as it was written; what draws are made with changes by being shown.
revoke delete on games.jackpot, games.jackpot_pool, games.jackpot_seed, games.jackpot_stake, games.jackpot_win from perya_app;
select platform.grant_updates('games.jackpot_win',
  array['id', 'pool_id', 'generation', 'uid', 'bet_id', 'bet_created_at', 'movement_id', 'venue', 'game_code', 'transaction_id', 'stake',
    'one_in', 'draw', 'is_forced', 'amount', 'won_at']);
select platform.grant_updates('games.jackpot_seed', array['pool_id', 'generation', 'commitment', 'created_at']);

-- Keys of venues, nonces and the tokens of sessions are not for reading.
grant usage on schema games to perya_reader;
grant select on games.bet, games.movement, games.daily_win, games.return_day, games.late_win,
  games.turnover_weight, games.jackpot, games.jackpot_game, games.jackpot_pool, games.jackpot_stake,
  games.jackpot_win to perya_reader;
