import { useLingui } from '@lingui/react/macro';
import { PhotoField } from '../photos/photo-field.tsx';
import type { PhotoKind } from '../photos/photo-kind.ts';
import { type FormPhoto, photoUrl } from '../photos/photo-url.ts';
import type { Form } from './use-form.ts';
import type { PhotoTurn } from './use-photo-round.ts';

interface FormPhotoFieldProps {
  readonly form: Form;
  readonly name: FormPhoto;
  readonly label: string;
  readonly kind: PhotoKind;
  readonly turn: PhotoTurn;
  readonly isLocked?: boolean;
}

/** A photo of the form, with its own message under it. [A-300 A-301 A-302 A-312] */
export function FormPhotoField(props: FormPhotoFieldProps) {
  const { form, name, label, kind, turn, isLocked = false } = props;
  const { t } = useLingui();
  const value = form.fields[name];
  return (
    <PhotoField
      label={label}
      kind={kind}
      value={value}
      url={photoUrl(form.record, name, value)}
      onChange={(objectKey, photo) => {
        if (name === 'selfieWithIDPhotoPath') form.setSelfie(objectKey, photo);
        else form.set(name, objectKey);
      }}
      hint={form.isMarked(name) ? t`The reviewer asks you to correct this.` : undefined}
      error={form.errorOf(name)}
      disabled={isLocked}
      {...turn}
    />
  );
}
