-- A player's postings are games but for a few. Those few are found without walking through the games,
-- and the games, which come a hundred times as often, do not pay for it.
create index posting_beside_games on ledger.posting (uid, id) where scope <> 'games';
