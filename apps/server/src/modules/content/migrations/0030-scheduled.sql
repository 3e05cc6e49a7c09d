-- Drafts that are published by themselves at a moment: one for each article, as it stood in a revision.
create table content.scheduled (
  article_id bigint primary key references content.article,
  revision integer not null,
  publish_at timestamptz not null,
  -- Who decided it, and why: it is published in their name.
  decided_by text collate "C" not null,
  reason text not null,
  decided_at timestamptz not null default platform.clock()
);
create index scheduled_due on content.scheduled (publish_at);
