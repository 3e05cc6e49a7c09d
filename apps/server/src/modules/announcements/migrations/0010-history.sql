-- What is announced can be shown as it stood at any moment from now on.
select platform.keep_history('announcements.announcement', 'key');
