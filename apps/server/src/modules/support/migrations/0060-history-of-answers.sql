-- Answers that are kept ready can be shown as they stood at any moment from now on.
select platform.keep_history('support.canned_answer', 'id');
