select platform.grant_access('messages');
