import { useLingui } from '@lingui/react/macro';
import type { Contact } from '../../lib/codes/send-code-to.ts';
import { sendProblem } from '../../lib/codes/send-problem.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { passwordCalls } from './password-calls.ts';
import { type CodePurpose, isStillOut, passwordProof, usePasswordProof } from './password-proof.ts';

/** Sends a code and keeps where it went; answers whether it was sent. [A-279 A-280 A-422] */
export function useSendCode(purpose: CodePurpose) {
  const { t } = useLingui();
  const fallback = purpose === 'password' ? t`failed to send sms!` : t`failed to send SMS`;
  const { submit, isBusy } = useSubmit(
    (client, contact: Contact) => passwordCalls(client).sendCode(contact, purpose),
    {
      onDone: passwordProof.codeSent,
      problemOf: (error) => sendProblem(error, fallback),
    },
  );
  const send = async (contact: Contact): Promise<boolean> => {
    const { sent } = usePasswordProof.getState();
    if (!isStillOut(sent, contact, purpose, Date.now())) return submit(contact);
    passwordProof.codeSent(sent);
    return true;
  };
  return { send, isBusy };
}
