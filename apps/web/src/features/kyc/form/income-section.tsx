import { useLingui } from '@lingui/react/macro';
import { fundSources, occupations } from '@perya/contract/rules/kyc-options';
import { ChosenField } from './chosen-field.tsx';
import { FormSection } from './form-section.tsx';
import type { Form } from './use-form.ts';
import { useFundNames, useOccupationNames } from './use-option-names.ts';

/** [A-162 A-287 A-288] */
export function IncomeSection({ form }: { readonly form: Form }) {
  const { t } = useLingui();
  const occupationNames = useOccupationNames();
  const fundNames = useFundNames();
  return (
    <FormSection title={t`Income Information`}>
      <ChosenField
        form={form}
        name="occupation"
        label={t`Occupation`}
        options={occupations.map((value) => ({ value, label: occupationNames[value] }))}
      />
      <ChosenField
        form={form}
        name="source_of_income"
        label={t`Main source of funds`}
        options={fundSources.map((value) => ({ value, label: fundNames[value] }))}
      />
    </FormSection>
  );
}
