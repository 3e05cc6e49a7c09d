-- Roles of the operator's own have a title that colleagues read; those of a release have their words in the code.
alter table staff.role add column title text;
-- From which networks whoever has a role may work; null is from anywhere.
alter table staff.role add column networks cidr[];
