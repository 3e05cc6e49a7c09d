-- Who may move which status to which: the table of status-machine.ts, where its reasons stand.
create or replace function kyc.may_move(p_by text, p_from text, p_to text) returns boolean
  language sql immutable
  return case p_by
    when 'player' then
      p_from = 'unset' and p_to = 'basic_account'
      or p_from in ('unset', 'basic_account', 'rejected', 'basic_kyc') and p_to = 'under_review'
    when 'reviewer' then
      p_from = 'under_review' and p_to in ('rejected', 'basic_kyc', 'fully_kyc')
      or p_from = 'frozen' and p_to in ('basic_kyc', 'fully_kyc')
    when 'job' then
      p_from in ('unset', 'basic_account', 'rejected') and p_to = 'frozen'
    when 'staff' then
      (p_from = 'block') <> (p_to = 'block')
      or p_from = 'unset' and p_to = 'test_account'
      or p_from = 'test_account' and p_to = 'unset'
    else false
  end;
