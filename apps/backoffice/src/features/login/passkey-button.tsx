import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { showPasskey } from '@perya/app-kit/passkeys/ask-browser';
import { passkeyFailure } from '@perya/app-kit/passkeys/passkey-failure';
import { isApiError } from '@perya/contract/client-errors';
import { beginStaffPasskey, finishStaffLoginByPasskey } from '@perya/contract/staff/calls/entrance';
import { Button } from '../../lib/fields/button.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

interface PasskeyButtonProps {
  readonly challenge: string;
  readonly onDone: () => void;
  /** The password was given too long ago. */
  readonly onOver: (problem: string) => void;
  readonly onProblem: (problem: string) => void;
}

/** A passkey instead of the code. */
export function PasskeyButton({ challenge, onDone, onOver, onProblem }: PasskeyButtonProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { submit, isBusy } = useSubmit(
    async (client) => {
      const asking = await client.call(beginStaffPasskey, { challenge });
      const passkey = await showPasskey(asking);
      return client.call(finishStaffLoginByPasskey, { challenge, passkey });
    },
    {
      onDone,
      problemOf: (error) => {
        const says = passkeyFailure(error, language);
        if (isApiError(error) && error.code === 'STAFF_LOGIN_OVER') onOver(says);
        else onProblem(says);
        return null;
      },
    },
  );
  return (
    <Button busy={isBusy} onClick={() => void submit(undefined)} className="h-9">
      {t`Use a passkey instead`}
    </Button>
  );
}
