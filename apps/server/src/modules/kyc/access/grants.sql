select platform.grant_access('kyc');
