-- Ids below 100 belong to tiles that a new installation begins with.
create sequence promotions.tile_id as integer start 100 cache 1;
