-- One function of the platform refuses changes for every module.
create or replace trigger append_only before update or delete or truncate on limits.change
  for each statement execute function platform.refuse_change();
