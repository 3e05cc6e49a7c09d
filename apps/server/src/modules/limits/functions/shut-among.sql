-- Whom of these players of one bucket the house keeps from an action at a moment: deposit, play, withdraw or bonus. Out of
-- a dormant account no money moves.
create or replace function limits.shut_among(
  p_bucket integer, p_uids bigint[], p_action text, p_at timestamptz
) returns bigint[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
begin
  return coalesce((
    select array_agg(p.uid) from limits.player p
    where p.bucket = p_bucket and p.uid = any (p_uids) and (p_at < case p_action
      when 'deposit' then p.deposit_shut_until
      when 'play' then p.play_shut_until
      when 'withdraw' then p.withdraw_shut_until
      when 'bonus' then p.bonus_shut_until
    end or p.dormant_since is not null and p_action in ('play', 'withdraw'))), '{}');
end
$$;
