-- Of a request the app changes what became of it, and nothing of what was asked for.
select platform.grant_updates('staff.request', array['id', 'action', 'topic', 'subject_kind', 'subject', 'input',
  'says', 'reason', 'words', 'asked_by', 'asked_at', 'asked_address', 'asked_device', 'expires_at', 'seal']);
