import { useLingui } from '@lingui/react/macro';
import { networksMax } from '@perya/contract/staff/calls/roles';
import type { ComponentProps } from 'react';
import { TextArea, TextField } from '../../lib/fields/field.tsx';

export const readNetworks = (typed: string): string[] =>
  typed.split(/[\s,]+/).filter((line) => line !== '');

interface TermFieldsProps {
  readonly until: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly networks: Omit<ComponentProps<typeof TextArea>, 'label'>;
}

/** What an account of somebody from outside must have: a last day, and the networks it opens from. */
export function TermFields({ until, networks }: TermFieldsProps) {
  const { t } = useLingui();
  const most = networksMax;
  return (
    <>
      <TextField
        label={t`Last day`}
        type="date"
        hint={t`In Manila; the account ends by itself at its end, at most a year from now`}
        {...until}
      />
      <TextArea
        label={t`Allowed networks`}
        hint={t`One on each line, as 203.0.113.0/24; ${most} at most`}
        rows={3}
        {...networks}
      />
    </>
  );
}
