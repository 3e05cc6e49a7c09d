-- What the state takes of the gross revenue of a gaming day beside the regulator's share, in hundredths of a percent:
-- nothing, until two people say what the house is told to pay.
insert into limits.policy (name, value, made_by) values ('tax_basis_points', 0, 'system:migration');
