-- Branches can be shown as they stood at any moment from now on.
select platform.keep_history('kyc.branch', 'id');
