select platform.grant_access('announcements');
