-- The settled rounds are a log like any other (platform/functions/advance-log.sql). Its reader goes
-- on from where it was. The bound was counted wrongly now and then: a round whose transaction was at
-- work when the reader looked twice could be passed over. What was passed is not looked for again:
-- the list is of one day.
select platform.begin_log('games.daily-wins', 'games.settled_seq', seq) from games.win_cursor;

drop table games.win_cursor;
