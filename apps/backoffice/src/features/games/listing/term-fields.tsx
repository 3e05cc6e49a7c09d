import { useLingui } from '@lingui/react/macro';
import { gameCategories } from '@perya/contract/rules/game-categories';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField, TextField } from '../../../lib/fields/field.tsx';
import type { TypedTerms } from './typed-game.ts';

interface TermFieldsProps {
  readonly field: (
    name: keyof TypedTerms,
  ) => UseFormRegisterReturn & { readonly error: string | undefined };
}

/** What a game takes, pays and counts as. */
export function TermFields({ field }: TermFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <TextField label={t`Name at the provider`} maxLength={100} {...field('provider_game')} />
      <SelectField
        label={t`Category`}
        options={gameCategories.map((value) => ({ value, label: value }))}
        {...field('category')}
      />
      <TextField label={t`Declared return, in percent`} {...field('rtp')} />
      <TextField label={t`Smallest stake, in pesos`} {...field('stake_min')} />
      <TextField label={t`Largest stake, in pesos`} {...field('stake_max')} />
      <TextField
        label={t`A round pays at most, times its stake`}
        hint={t`Empty: as the venue says`}
        {...field('win_times')}
      />
    </div>
  );
}
