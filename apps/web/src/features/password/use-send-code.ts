import { useLingui } from '@lingui/react/macro';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { type CodePurpose, passwordCalls } from './password-calls.ts';
import { type Contact, passwordProof } from './password-proof.ts';
import { sendProblem } from './send-problem.ts';

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
  return { send: submit, isBusy };
}
