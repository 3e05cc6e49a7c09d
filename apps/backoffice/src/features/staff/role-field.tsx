import { useLingui } from '@lingui/react/macro';
import type { RoleName } from '@perya/contract/staff/roles';
import type { ComponentProps } from 'react';
import { SelectField } from '../../lib/fields/field.tsx';
import { useRoleTitles } from './use-role-titles.ts';

interface RoleFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options'> {
  readonly but: readonly RoleName[];
}

export function RoleField({ but, ...field }: RoleFieldProps) {
  const { t } = useLingui();
  const options = useRoleTitles().options.filter(({ value }) => !but.includes(value));
  return (
    <SelectField label={t`Role`} options={options} placeholder={t`Choose a role`} {...field} />
  );
}
