import { Trans, useLingui } from '@lingui/react/macro';
import { maskPhone } from '@perya/contract/rules/phone';
import { Button } from '@perya/ui/button';
import { CodeEntry } from '../../../lib/codes/code-entry.tsx';
import { SendCodeButton } from '../../../lib/codes/send-code-button.tsx';
import { useSendCodeTo } from '../../../lib/codes/use-send-code-to.ts';
import { useSession } from '../../../lib/session/session.ts';
import { proveBy } from './prove-by.ts';

/** A code to the phone of the account. */
export function CodeProof({ onProved }: { readonly onProved: () => void }) {
  const { t } = useLingui();
  const phone = useSession((session) => session.profile?.phone ?? '');
  const masked = maskPhone(phone);
  const { sent, send, isSending } = useSendCodeTo({
    purpose: 'proof',
    failed: t`failed to send SMS`,
  });
  const sendAgain = () => void send({ phone });
  if (sent === null) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-ink-muted">
          <Trans>
            We send a code to{' '}
            <strong className="amount-figures whitespace-nowrap text-ink">{masked}</strong>. It
            shows that the account is yours.
          </Trans>
        </p>
        <Button size="large" busy={isSending} onClick={sendAgain}>
          {t`Send code`}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">
        <Trans>
          Enter the 6-digit code that we sent to{' '}
          <strong className="amount-figures text-ink">{masked}</strong>
        </Trans>
      </p>
      <CodeEntry
        sent={sent}
        texts={{
          legend: t`Verification code`,
          digit: (place) => t`Digit ${place} of 6`,
          submit: t`Confirm`,
        }}
        send={(client, code) => proveBy(client, { kind: 'code', ...code })}
        onDone={onProved}
      >
        <SendCodeButton
          untilMs={sent.resendAtMs}
          busy={isSending}
          onSend={sendAgain}
          label={(left) => (left > 0 ? t`Resend code ${left}` : t`Send code`)}
        />
      </CodeEntry>
    </div>
  );
}
