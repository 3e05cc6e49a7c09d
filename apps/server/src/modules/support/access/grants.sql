select platform.grant_access('support');

-- New answers are numbered behind those that came with a file of configuration.
grant update on sequence support.canned_answer_id to perya_app;
