select platform.grant_access('privacy');
