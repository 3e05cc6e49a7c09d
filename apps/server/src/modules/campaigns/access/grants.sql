select platform.grant_access('campaigns');
