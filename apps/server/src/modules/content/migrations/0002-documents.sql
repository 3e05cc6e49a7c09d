-- What a player agrees to and can read at any time, as markdown.
create table content.document (
  brand text not null,
  kind text not null check (kind in ('terms', 'privacy', 'faq', 'stmt')),
  language text not null check (language in ('en_US', 'tl_PH')),
  body text not null,
  updated_at timestamptz not null default now(),
  primary key (brand, kind, language)
);
