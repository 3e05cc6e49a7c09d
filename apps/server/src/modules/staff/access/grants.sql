select platform.grant_access('staff');
