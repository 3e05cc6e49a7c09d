import { useLingui } from '@lingui/react/macro';
import { lengths } from '@perya/contract/constants';
import { BirthdayField } from './birthday-field.tsx';
import { ChosenField } from './chosen-field.tsx';
import { TypedField } from './typed-field.tsx';
import type { Form } from './use-form.ts';

interface PersonFieldsProps {
  readonly form: Form;
  /** Typing can begin at once, where nothing was given before. */
  readonly takesFocus?: boolean;
}

/** Who the player is; on both forms. [A-290 A-293 A-294 A-295] */
export function PersonFields({ form, takesFocus = false }: PersonFieldsProps) {
  const { t } = useLingui();
  const name = { form, lengthMax: lengths.nameMax };
  return (
    <>
      <TypedField
        {...name}
        name="first_name"
        label={t`First name`}
        autoComplete="given-name"
        takesFocus={takesFocus && form.fields.first_name === ''}
      />
      <TypedField
        {...name}
        name="middle_name"
        label={t`Middle name`}
        {...(!form.record.middle_name_required && { hint: t`Optional` })}
        autoComplete="additional-name"
      />
      <TypedField {...name} name="last_name" label={t`Last name`} autoComplete="family-name" />
      <BirthdayField form={form} />
      <ChosenField
        form={form}
        name="gender"
        label={t`Gender`}
        options={[
          { value: 'female', label: t`Female` },
          { value: 'male', label: t`Male` },
        ]}
      />
    </>
  );
}
