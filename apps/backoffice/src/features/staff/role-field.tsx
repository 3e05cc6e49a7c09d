import { useLingui } from '@lingui/react/macro';
import { type Role, roleNames } from '@perya/contract/staff/roles';
import { SelectField } from '../../lib/fields/field.tsx';
import { roleTitles } from './staff-words.ts';

interface RoleFieldProps {
  readonly value: Role | '';
  readonly onChange: (role: Role) => void;
  readonly but?: readonly Role[];
  readonly hint?: string;
}

export function RoleField({ value, onChange, but = [], hint }: RoleFieldProps) {
  const { t } = useLingui();
  const options = roleNames
    .filter((role) => !but.includes(role))
    .map((role) => ({ value: role, label: t(roleTitles[role]) }));
  return (
    <SelectField
      label={t`Role`}
      options={options}
      placeholder={t`Choose a role`}
      required
      hint={hint}
      value={value}
      onChange={({ target }) => {
        const chosen = roleNames.find((role) => role === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
