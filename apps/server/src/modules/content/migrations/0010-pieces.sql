-- What staff write for players in both languages: documents, help and news.
create table content.piece (
  id bigint generated always as identity primary key,
  -- Made by whoever makes the piece, so that it is made once.
  key text collate "C" not null unique,
  kind text collate "C" not null check (kind in ('document', 'help', 'news')),
  -- Of a document its brand and kind, of help its group.
  place text collate "C" not null,
  sort integer not null default 0,
  -- What is being written; players do not see it.
  draft jsonb,
  -- The version that players read.
  in_force integer,
  revision integer not null default 1,
  made_at timestamptz not null,
  changed_by text collate "C" not null,
  changed_at timestamptz not null
);
create index piece_place on content.piece (kind, place, sort, id);
create unique index piece_document on content.piece (place) where kind = 'document';
create trigger never_removed before delete or truncate on content.piece
  for each statement execute function platform.refuse_change();

-- Every text that players could read, for ever.
create table content.version (
  piece_id bigint not null references content.piece,
  number integer not null check (number > 0),
  words jsonb not null,
  -- The version that was in force before it.
  follows integer,
  asks_agreement boolean not null default false,
  published_by text collate "C" not null,
  published_at timestamptz not null,
  reason text not null,
  primary key (piece_id, number)
);
create trigger append_only before update or delete or truncate on content.version
  for each statement execute function platform.refuse_change();
alter table content.piece add foreign key (id, in_force) references content.version (piece_id, number);

-- Who has agreed to which version of a document, and when.
create table content.agreement (
  uid bigint not null,
  piece_id bigint not null,
  number integer not null,
  agreed_at timestamptz not null,
  primary key (uid, piece_id, number),
  foreign key (piece_id, number) references content.version (piece_id, number)
);
create index agreement_version on content.agreement (piece_id, number);
create trigger append_only before update or delete or truncate on content.agreement
  for each statement execute function platform.refuse_change();

-- The documents so far become the first version of each; the view in functions/ shows them under the old name.
insert into content.piece (key, kind, place, made_at, changed_by, changed_at)
  select 'document:' || brand || '/' || kind, 'document', brand || '/' || kind,
    min(updated_at), 'system:upgrade', max(updated_at)
  from content.document group by brand, kind order by brand, kind;
insert into content.version (piece_id, number, words, published_by, published_at, reason)
  select piece.id, 1,
    jsonb_build_object(
      'title', jsonb_build_object('en', '', 'tl', ''),
      'body', jsonb_build_object(
        'en', coalesce(max(body) filter (where language = 'en_US'), max(body)),
        'tl', coalesce(max(body) filter (where language = 'tl_PH'), max(body))
      )
    ),
    'system:upgrade', piece.changed_at, 'As it was before versions were kept'
  from content.piece join content.document on place = brand || '/' || document.kind
  group by piece.id;
update content.piece set in_force = 1;
drop table content.document;
