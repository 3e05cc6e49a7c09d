-- Whether a picture may serve as a document: one that was sent as PNG or JPEG. What was sent before this was
-- written down may.
alter table identity.upload add column is_document boolean not null default true;
