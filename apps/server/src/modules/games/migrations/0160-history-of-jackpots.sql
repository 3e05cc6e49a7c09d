-- The terms of jackpots can be shown as they stood at any moment from now on; what is in their pools is no configuration.
select platform.keep_history('games.jackpot', 'id');
select platform.keep_history('games.jackpot_game', 'game_code', 'jackpot_id');
