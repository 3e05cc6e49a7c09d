import { useLingui } from '@lingui/react/macro';
import {
  type ExclusionAsker,
  type ExclusionPeriod,
  exclusionAskers,
  exclusionPeriods,
} from '@perya/contract/rules/play-limits';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField, TextField } from '../../lib/fields/field.tsx';

type FieldName = 'exclusion' | 'exclusion_by' | 'applicant' | 'relation';

interface ExclusionFieldsProps {
  readonly field: (
    name: FieldName,
  ) => UseFormRegisterReturn & { readonly error: string | undefined };
  readonly typed: Readonly<Record<'exclusion' | 'exclusion_by', string>>;
}

/** For how long a player is kept from play, who asks for it, and of the family who that is. */
export function ExclusionFields({ field, typed }: ExclusionFieldsProps) {
  const { t } = useLingui();
  const periods: Record<ExclusionPeriod, string> = {
    '1d': t`1 day`,
    '7d': t`7 days`,
    '30d': t`30 days`,
    '6m': t`6 months`,
    '1y': t`1 year`,
    '5y': t`5 years`,
    permanent: t`For ever`,
  };
  const askers: Record<ExclusionAsker, string> = {
    player: t`The player`,
    family: t`The family`,
    house: t`The house`,
  };
  const isExcluded = typed.exclusion !== '';
  return (
    <>
      <SelectField
        label={t`Keep from play and deposits`}
        placeholder={t`No exclusion`}
        options={exclusionPeriods.map((value) => ({ value, label: periods[value] }))}
        {...field('exclusion')}
      />
      {isExcluded && (
        <SelectField
          label={t`Who asks for the exclusion`}
          placeholder={askers.house}
          options={exclusionAskers
            .filter((value) => value !== 'house')
            .map((value) => ({ value, label: askers[value] }))}
          {...field('exclusion_by')}
        />
      )}
      {isExcluded && typed.exclusion_by === 'family' && (
        <div className="grid grid-cols-2 gap-3">
          <TextField label={t`Who of the family`} maxLength={80} {...field('applicant')} />
          <TextField label={t`How they are related`} maxLength={80} {...field('relation')} />
        </div>
      )}
    </>
  );
}
