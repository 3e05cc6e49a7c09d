select platform.grant_access('support');
