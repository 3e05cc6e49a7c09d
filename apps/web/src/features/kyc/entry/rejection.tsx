import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  type RejectionReason,
  rejectionReasonNames,
  rejectionReasons,
} from '@perya/contract/rules/kyc-options';
import { say } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { errorIcon } from '@perya/ui/icons/status';

interface RejectionProps {
  /** Names of `rejectionReasons`. */
  readonly reasons: readonly string[];
  /** The reviewer's own words. */
  readonly comment: string;
  readonly fields: readonly string[];
}

const isReason = (name: string): name is RejectionReason => name in rejectionReasons;

/** The reasons that the reviewer chose; all that there can be where none is written down. [A-123 A-482] */
export function Rejection({ reasons, comment, fields }: RejectionProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const fieldNames = useFieldNames();
  const chosen = reasons.filter(isReason);
  const wrong = fields.flatMap((field) => fieldNames[field] ?? []).join(', ');
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-bold text-base">
        {chosen.length > 0 ? t`Why it was rejected` : t`It is rejected for reasons such as these`}
      </h2>
      <ul className="flex flex-col gap-2.5 text-[0.9375rem] leading-snug">
        {(chosen.length > 0 ? chosen : rejectionReasonNames).map((reason) => (
          <li key={reason} className="flex gap-3">
            <Icon drawing={errorIcon} className="size-5 text-negative" />
            {say(rejectionReasons[reason], language)}
          </li>
        ))}
      </ul>
      {wrong !== '' && (
        <p className="text-[0.875rem] text-ink-muted leading-snug">
          <span className="font-semibold text-ink">{t`Please correct`}:</span> {wrong}
        </p>
      )}
      {comment !== '' && (
        <figure className="rounded-control bg-sunken p-3 text-[0.9375rem] leading-snug">
          <figcaption className="text-[0.8125rem] text-ink-muted">{t`The reviewer writes`}</figcaption>
          <blockquote className="[overflow-wrap:anywhere]">{comment}</blockquote>
        </figure>
      )}
    </Card>
  );
}

/** What the fields that a reviewer can find wrong are called on the form. */
function useFieldNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    first_name: t`First name`,
    middle_name: t`Middle name`,
    last_name: t`Last name`,
    birthday: t`Date of birth`,
    gender: t`Gender`,
    id_type: t`ID type`,
    id_number: t`ID number`,
    nationality: t`Nationality`,
    place_of_birth: t`Place of birth`,
    current_address: t`Current address`,
    permanent_address: t`Permanent address`,
    occupation: t`Occupation`,
    source_of_income: t`Main source of funds`,
    idPhoto: t`Front photo of ID`,
    idPhotoBack: t`Back photo of ID`,
    selfieWithIDPhotoPath: t`Selfie with card`,
    face: t`Face photo`,
  };
}
