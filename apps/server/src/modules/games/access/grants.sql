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

-- Keys of venues, nonces and the tokens of sessions are not for reading.
grant usage on schema games to perya_reader;
grant select on games.bet, games.movement, games.daily_win, games.return_day, games.late_win,
  games.turnover_weight to perya_reader;
