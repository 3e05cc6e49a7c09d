-- The documents in force, as the brand that asks publishes them.
create or replace view content.document as
  select split_part(article.place, '/', 1) as brand, split_part(article.place, '/', 2) as kind,
    language.name as language, version.words -> 'body' ->> language.short as body,
    version.published_at as updated_at, version.number as version
  from content.article
  join content.version on version.article_id = article.id and version.number = article.in_force
  cross join (values ('en_US', 'en'), ('tl_PH', 'tl')) as language (name, short)
  where article.kind = 'document';
