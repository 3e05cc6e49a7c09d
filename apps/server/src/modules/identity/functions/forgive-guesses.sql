-- Wrong guesses at something that was replaced say nothing any more, whoever has made them.
create or replace function identity.forgive_guesses(p_whose text) returns void
  language sql as $$
  delete from identity.guess where subject = p_whose or starts_with(subject, p_whose || '@');
$$;
