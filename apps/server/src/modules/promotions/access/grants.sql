select platform.grant_access('promotions');
