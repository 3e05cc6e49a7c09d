import { useLingui } from '@lingui/react/macro';
import { countryCode } from '@perya/contract/constants';
import { TextField } from '@perya/ui/fields/text-field';
import { useIdTypeNames } from '../use-id-type-names.ts';
import { ChosenField } from './chosen-field.tsx';
import { FormPhotoField } from './form-photo-field.tsx';
import { FormSection } from './form-section.tsx';
import { PersonFields } from './person-fields.tsx';
import { locksOf } from './rules/form-locks.ts';
import type { Form } from './use-form.ts';
import { usePhotoRound } from './use-photo-round.ts';

const photos = ['idPhoto', 'selfieWithIDPhotoPath'] as const;

/** [A-159 A-160 A-213 A-214] */
export function BasicSection({ form }: { readonly form: Form }) {
  const { t } = useLingui();
  const idTypeNames = useIdTypeNames();
  const turnOf = usePhotoRound(form, photos);
  const { isIdTypeLocked, isIdPhotoLocked } = locksOf(form.record);
  return (
    <FormSection title={t`Basic Information`}>
      <ChosenField
        form={form}
        name="id_type"
        label={t`ID type`}
        options={form.record.id_types.map((type) => ({ value: type, label: idTypeNames[type] }))}
        disabled={isIdTypeLocked}
      />
      <FormPhotoField
        form={form}
        name="idPhoto"
        turn={turnOf('idPhoto')}
        label={t`Front photo of ID`}
        kind="card"
        isLocked={isIdPhotoLocked}
      />
      <FormPhotoField
        form={form}
        name="selfieWithIDPhotoPath"
        turn={turnOf('selfieWithIDPhotoPath')}
        label={t`Selfie with card`}
        kind="selfie"
      />
      <PersonFields form={form} />
      <TextField
        label={t`Phone`}
        prefix={`+${countryCode}`}
        value={form.record.phone}
        required
        readOnly
        disabled
      />
    </FormSection>
  );
}
