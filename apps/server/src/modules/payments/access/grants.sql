select platform.grant_access('payments');
