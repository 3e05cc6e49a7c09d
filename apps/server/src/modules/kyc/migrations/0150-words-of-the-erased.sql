-- Nothing of it is changed but what tells of a person, once the account was erased.
drop trigger append_only on kyc.decision;
create trigger append_only before delete or truncate on kyc.decision
  for each statement execute function platform.refuse_change();
create trigger blank_only before update on kyc.decision
  for each row execute function platform.blank_only('comment');
