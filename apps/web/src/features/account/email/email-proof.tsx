import { useLingui } from '@lingui/react/macro';
import { proveEmail } from '@perya/contract/identity/calls/proof';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { toast } from '@perya/ui/toast';
import { CodeEntry } from '../../../lib/codes/code-entry.tsx';
import { SendCodeButton } from '../../../lib/codes/send-code-button.tsx';
import { useSendCodeTo } from '../../../lib/codes/use-send-code-to.ts';

/** An address counts once a code that was sent to it was entered. */
export function EmailProof({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const { sent, send, isSending } = useSendCodeTo({
    purpose: 'email',
    failed: t`The code could not be sent. Try again.`,
  });
  const sendAgain = () => void send({ email });
  const finish = () => toast.success(t`Your email address is confirmed`);
  return (
    <Card className="flex flex-col gap-4">
      <p>
        <strong className="block [overflow-wrap:anywhere]">{email}</strong>
        <span className="text-ink-muted">
          {sent === null
            ? t`This address is not confirmed yet. It can reset your password only once you have entered a code that we send to it.`
            : t`Enter the 6-digit code that we sent to this address.`}
        </span>
      </p>
      {sent === null ? (
        <Button busy={isSending} onClick={sendAgain}>
          {t`Send code`}
        </Button>
      ) : (
        <CodeEntry
          sent={sent}
          texts={{
            legend: t`Verification code`,
            digit: (place) => t`Digit ${place} of 6`,
            submit: t`Confirm`,
          }}
          send={(client, code) => client.call(proveEmail, code)}
          onDone={finish}
        >
          <SendCodeButton
            untilMs={sent.resendAtMs}
            busy={isSending}
            onSend={sendAgain}
            label={(left) => (left > 0 ? t`Resend code ${left}` : t`Send code`)}
          />
        </CodeEntry>
      )}
    </Card>
  );
}
