-- Nothing of it is changed but what tells of a person, once the account was erased.
drop trigger append_only on care.contact;
create trigger append_only before delete or truncate on care.contact
  for each statement execute function platform.refuse_change();
create trigger blank_only before update on care.contact
  for each row execute function platform.blank_only('words');
