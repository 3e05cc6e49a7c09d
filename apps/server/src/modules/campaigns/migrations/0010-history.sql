-- Campaigns can be shown as they stood at any moment from now on.
select platform.keep_history('campaigns.campaign', 'ad_id');
