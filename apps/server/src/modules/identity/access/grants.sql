select platform.grant_access('identity');
