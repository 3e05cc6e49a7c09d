-- Outside of a transaction: the table may be large. Response times are read by days.
create index concurrently if not exists message_answered on support.message (at) where waited_seconds is not null;
create index concurrently if not exists conversation_tagged on support.conversation using gin (tags);
