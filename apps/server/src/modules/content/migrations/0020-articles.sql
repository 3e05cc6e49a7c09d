alter table content.piece rename to article;
alter table content.version rename column piece_id to article_id;
alter table content.agreement rename column piece_id to article_id;
alter index content.piece_place rename to article_place;
alter index content.piece_document rename to article_document;
