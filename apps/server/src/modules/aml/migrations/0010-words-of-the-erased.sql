-- Nothing of it is changed but what tells of a person, once the account was erased.
drop trigger append_only on aml.rating_step;
create trigger append_only before delete or truncate on aml.rating_step
  for each statement execute function platform.refuse_change();
create trigger blank_only before update on aml.rating_step
  for each row execute function platform.blank_only('words');
