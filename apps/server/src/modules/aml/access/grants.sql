select platform.grant_access('aml');

-- Who is looked at, and since when, never changes; nor what a trial was asked for.
select platform.grant_updates('aml.case', array['id', 'uid', 'opened_by', 'opened_at']);
select platform.grant_updates('aml.finding', array['id', 'uid', 'ground', 'day', 'topic', 'case_id']);
select platform.grant_updates('aml.report', array['id', 'kind', 'uid', 'day', 'due_on', 'made_at']);
