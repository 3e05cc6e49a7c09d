import { useLingui } from '@lingui/react/macro';
import { ChoiceField, type ChoiceFieldProps } from '@perya/ui/wheel/choice-field';
import type { FieldName } from './rules/form-fields.ts';
import type { Form } from './use-form.ts';

interface ChosenFieldProps
  extends Pick<ChoiceFieldProps, 'label' | 'options' | 'search' | 'disabled' | 'hint'> {
  readonly form: Form;
  readonly name: FieldName;
}

/** A field that is chosen by a wheel, with its own message under it. [A-155 A-312] */
export function ChosenField({ form, name, hint, ...field }: ChosenFieldProps) {
  const { t } = useLingui();
  return (
    <ChoiceField
      {...field}
      hint={form.isMarked(name) ? t`The reviewer asks you to correct this.` : hint}
      placeholder={t`Please choose`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Confirm`}
      answersAtOnce
      value={form.fields[name]}
      onChange={(value) => form.set(name, value)}
      error={form.errorOf(name)}
    />
  );
}
