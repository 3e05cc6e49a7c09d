-- p_at is the moment at which the bet was taken, so that its stake leaves the day that counted it:
-- counted on the day of the return, it would give that day room that nobody set. The floor is for
-- a caller that names another day: a refund must never fail.
create or replace function limits.return_bet(p_uid bigint, p_amount bigint, p_at timestamptz) returns void
  language plpgsql as $$
begin
  update limits.day set staked = greatest(staked - p_amount, 0)
    where bucket = platform.bucket_of(p_uid) and uid = p_uid and day = platform.manila_day(p_at);
end
$$;
