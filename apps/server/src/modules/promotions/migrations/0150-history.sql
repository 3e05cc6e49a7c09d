-- What promotions say, and the tiles of the hub, can be shown as they stood at any moment from now on.
select platform.keep_history('promotions.promotion', 'id');
select platform.keep_history('promotions.tile', 'id');
