select platform.grant_access('promotions');

-- New ones are numbered behind those that came with a file of configuration.
grant update on sequence promotions.promotion_id, promotions.tile_id to perya_app;
