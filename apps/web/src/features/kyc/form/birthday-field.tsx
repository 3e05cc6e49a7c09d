import { useLingui } from '@lingui/react/macro';
import { kyc } from '@perya/contract/constants';
import { yearsBefore } from '@perya/contract/rules/kyc-form';
import { TypedDateField } from '@perya/ui/wheel/typed-date-field';
import { dateText, monthNames } from '../../../lib/text/calendar-text.ts';
import type { Form } from './use-form.ts';

/** Typed or turned to: the wheels begin at the day on which somebody becomes old enough, and go no further. [A-306 A-307 A-308 A-309] */
export function BirthdayField({ form }: { readonly form: Form }) {
  const { t, i18n } = useLingui();
  const { today, fields } = form;
  const youngest = yearsBefore(today, kyc.ageMinYears);
  const firstYear = yearsBefore(today, kyc.ageMaxYears).slice(0, 4);
  const label = t`Date of birth`;
  return (
    <TypedDateField
      label={label}
      hint={
        form.isMarked('birthday')
          ? t`The reviewer asks you to correct this.`
          : fields.birthday === ''
            ? t`You must be at least 21 years old.`
            : undefined
      }
      openLabel={t`Choose the date of birth`}
      noSuchDay={t`There is no such day. Check day, month and year.`}
      autoComplete="bday"
      texts={{
        title: t`Select`,
        description: label,
        cancel: t`Cancel`,
        confirm: t`Confirm`,
        day: t`Day`,
        month: t`Month`,
        year: t`Year`,
        months: monthNames(i18n.locale),
      }}
      value={fields.birthday}
      shown={dateText(fields.birthday, i18n.locale)}
      start={youngest}
      today={today}
      min={`${firstYear}-01-01`}
      max={youngest}
      onChange={(date) => form.set('birthday', date)}
      error={form.errorOf('birthday')}
    />
  );
}
