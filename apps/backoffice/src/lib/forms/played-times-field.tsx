import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../fields/field.tsx';

type Bound = Omit<ComponentProps<typeof TextField>, 'label' | 'inputMode' | 'hint'>;

/** How often money that was given has to be played before it can be withdrawn. */
export function PlayedTimesField(props: Bound) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`To be played, times`}
      inputMode="numeric"
      hint={t`0: can be withdrawn at once`}
      {...props}
    />
  );
}
