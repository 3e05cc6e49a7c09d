-- A name as it is searched: without case, accents and punctuation, so that nothing in a keyword is a pattern.
create or replace function catalogue.fold(p_name text) returns text
language sql immutable strict parallel safe
return trim(regexp_replace(
  lower(translate(p_name,
    'ÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãåéèêëíìîïóòôöõúùûüñç',
    'AAAAAAEEEEIIIIOOOOOUUUUNCaaaaaaeeeeiiiiooooouuuunc') collate "C"),
  '[^a-z0-9]+', ' ', 'g'));
