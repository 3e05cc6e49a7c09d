import { useLingui } from '@lingui/react/macro';
import { type Role, roleNames } from '@perya/contract/staff/roles';
import type { ComponentProps } from 'react';
import { SelectField } from '../../lib/fields/field.tsx';
import { roleTitles } from './staff-words.ts';

interface RoleFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options'> {
  readonly but: readonly Role[];
}

export function RoleField({ but, ...field }: RoleFieldProps) {
  const { t } = useLingui();
  const options = roleNames
    .filter((role) => !but.includes(role))
    .map((role) => ({ value: role, label: t(roleTitles[role]) }));
  return (
    <SelectField label={t`Role`} options={options} placeholder={t`Choose a role`} {...field} />
  );
}
