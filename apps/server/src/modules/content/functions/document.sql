-- The documents in force, as the brand that asks publishes them.
create or replace view content.document as
  select split_part(piece.place, '/', 1) as brand, split_part(piece.place, '/', 2) as kind,
    language.name as language, version.words -> 'body' ->> language.short as body,
    version.published_at as updated_at, version.number as version
  from content.piece
  join content.version on version.piece_id = piece.id and version.number = piece.in_force
  cross join (values ('en_US', 'en'), ('tl_PH', 'tl')) as language (name, short)
  where piece.kind = 'document';
