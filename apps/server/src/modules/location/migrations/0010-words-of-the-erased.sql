-- Nothing of it is changed but what tells of a person, once the account was erased.
drop trigger append_only on location.check;
create trigger append_only before delete or truncate on location.check
  for each statement execute function platform.refuse_change();
create trigger blank_only before update on location.check
  for each row execute function platform.blank_only('network');
