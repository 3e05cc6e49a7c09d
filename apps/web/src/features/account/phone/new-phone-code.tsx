import { Trans, useLingui } from '@lingui/react/macro';
import { countryCode } from '@perya/contract/constants';
import { updatePhone } from '@perya/contract/identity/calls/proof';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { CodeEntry } from '../../../lib/codes/code-entry.tsx';
import { SendCodeButton } from '../../../lib/codes/send-code-button.tsx';
import type { SentCode } from '../../../lib/codes/send-code-to.ts';
import type { NewPhone } from './use-new-phone.ts';

interface NewPhoneCodeProps {
  readonly sent: SentCode;
  readonly newPhone: NewPhone;
}

/** The new number shows itself by its code; that it is the player who asks is asked for by the sheet. */
export function NewPhoneCode({ sent, newPhone }: NewPhoneCodeProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const phone = 'phone' in sent.contact ? sent.contact.phone : '';
  const number = `+${countryCode} ${phone}`;
  const finish = async () => {
    toast.success(t`Your phone number is changed`);
    await navigate({ to: '/s-account' });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">
        <Trans>
          Enter the 6-digit code that we sent to{' '}
          <strong className="amount-figures whitespace-nowrap text-ink">{number}</strong>
        </Trans>
      </p>
      <CodeEntry
        sent={sent}
        texts={{
          legend: t`Verification code`,
          digit: (place) => t`Digit ${place} of 6`,
          submit: t`Change the number`,
        }}
        send={(client, code) => client.call(updatePhone, { phone, ...code })}
        onDone={finish}
      >
        <div className="flex flex-wrap justify-between gap-x-1 gap-y-2">
          <Button kind="ghost" onClick={newPhone.forget}>
            {t`Use another number`}
          </Button>
          <SendCodeButton
            untilMs={sent.resendAtMs}
            busy={newPhone.isSending}
            onSend={() => void newPhone.send({ phone })}
            label={(left) => (left > 0 ? t`Resend code ${left}` : t`Send code`)}
          />
        </div>
      </CodeEntry>
    </div>
  );
}
