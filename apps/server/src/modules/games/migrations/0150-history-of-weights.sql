-- What a stake counts by the type of its game can be shown as it stood at any moment from now on.
select platform.keep_history('games.turnover_weight', 'game_type');
