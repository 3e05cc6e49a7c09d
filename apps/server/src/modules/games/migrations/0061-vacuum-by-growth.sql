-- A movement is changed where a bet of it is taken back, which is seldom.
select platform.vacuum_by_growth('games.movement');
