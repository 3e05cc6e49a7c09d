-- Where a game is tried without money: a page of its provider that needs no session; null where there is none.
alter table catalogue.game add column practice_url text check (practice_url ~ '^(https://|/)[^[:space:]"''<>\\]+$');
