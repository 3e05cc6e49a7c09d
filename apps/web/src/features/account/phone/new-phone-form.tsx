import { useLingui } from '@lingui/react/macro';
import { countryCode, lengths } from '@perya/contract/constants';
import { accountPhoneProblem } from '@perya/contract/rules/phone';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { useForm } from '../../../lib/fields/use-form.ts';
import type { NewPhone } from './use-new-phone.ts';

interface NewPhoneFormProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly newPhone: NewPhone;
}

/** [A-314 A-315] */
export function NewPhoneForm({ typed, onType, newPhone }: NewPhoneFormProps) {
  const { t } = useLingui();
  const form = useForm({
    start: { typed },
    kept: [{ typed }, (change) => onType(change.typed ?? typed)],
    tells: 'once-left',
    problemsOf: (values) => {
      const rule = accountPhoneProblem(values.typed);
      return { typed: rule && ruleTexts[rule] };
    },
  });
  const send = form.sendBy((values) => newPhone.send({ phone: values.typed }));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <p className="text-ink-muted">
        {t`You log in with this number. After a change every other device has to log in again, and withdrawals wait 24 hours.`}
      </p>
      <TextField
        label={t`New phone number`}
        prefix={`+${countryCode}`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="9171234567"
        maxLength={lengths.phoneDigitsWithZero}
        {...form.field('typed')}
        error={typed === '' ? undefined : form.errorOf('typed')}
      />
      <Button type="submit" size="large" busy={newPhone.isSending} disabled={typed === ''}>
        {t`Send code`}
      </Button>
    </form>
  );
}
