-- Channels, rules and shops can be shown as they stood at any moment from now on.
select platform.keep_history('payments.channel', 'id');
select platform.keep_history('payments.rule', 'name');
select platform.keep_history('payments.voucher_product', 'id');
