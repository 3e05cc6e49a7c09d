-- Which of these games there are, and what each returns of what is staked, in percent: those too that came in the same
-- transaction.
create or replace function catalogue.returns_of(p_codes text[]) returns table (code text, rtp numeric)
  language plpgsql stable as $$
begin
  return query select g.code::text, g.rtp::numeric from catalogue.game g where g.code = any (p_codes);
end
$$;
