select platform.grant_access('platform');

-- Rights are given by the owner alone, at the start.
revoke execute on function platform.grant_access(text), platform.grant_updates(regclass, text[]),
  platform.keep_history(regclass, text[]) from public;

-- Events are written once; old ones go by platform.trim_events. The record of migrations is the owner's.
revoke update, delete on platform.event from perya_app;
-- So is what became of processes; that another stands in for them is added by platform.replace_lost.
revoke update, delete on platform.lost_process from perya_app;
-- The history of configuration is written by its trigger alone.
revoke insert, update, delete on platform.kept_row from perya_app;
-- With it every digest would be lost.
revoke delete on platform.digest_key from perya_app;
revoke insert, update, delete on platform.migration, platform.function_file, platform.installation from perya_app;

-- Views that the reader may read call functions of the platform, such as the Manila day.
grant usage on schema platform to perya_reader;
