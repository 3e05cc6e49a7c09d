-- What the AML officers have among themselves no other role is given, whoever asks for it and whoever approves.
-- Small: staff.role_permission has some hundred rows.
alter table staff.role_permission add constraint officers_alone
  check (permission not like 'aml.%' or role = 'aml');
