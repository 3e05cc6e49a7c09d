-- What is listed can be shown as it stood at any moment from now on.
select platform.keep_history('catalogue.venue', 'id');
select platform.keep_history('catalogue.platform', 'venue_id', 'id');
select platform.keep_history('catalogue.game', 'id');
