-- As the release before calls it, whose batches are of one bucket too and which says neither it nor, in some calls,
-- what may be credited.
create or replace function games.apply(
  p_uids bigint[],
  p_venues text[],
  p_verbs text[],
  p_nonces text[],
  p_signed_ats bigint[],
  p_transactions text[],
  p_bet_transactions text[],
  p_rounds text[],
  p_games text[],
  p_game_types smallint[],
  p_amounts bigint[],
  p_are_finished boolean[],
  p_details jsonb[],
  p_campaigns text[],
  p_hashes bytea[],
  p_tokens bytea[],
  p_refusals text[],
  p_statuses text[],
  p_returned bigint[] default null,
  p_win_times integer[] default null,
  p_day_venues text[] default null,
  p_day_allowances bigint[] default null,
  p_promo_allowances bigint[] default null,
  out outcomes text[],
  out balances bigint[],
  out movement_ids bigint[]
)
  language plpgsql as $$
begin
  select a.outcomes, a.balances, a.movement_ids into outcomes, balances, movement_ids
    from games.apply(platform.bucket_of(p_uids[1]), p_uids, p_venues, p_verbs, p_nonces, p_signed_ats, p_transactions,
      p_bet_transactions, p_rounds, p_games, p_game_types, p_amounts, p_are_finished, p_details, p_campaigns, p_hashes,
      p_tokens, p_refusals, p_statuses, p_returned, p_win_times, p_day_venues, p_day_allowances, p_promo_allowances, null) a;
end
$$;
