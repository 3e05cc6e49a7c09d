import { useLingui } from '@lingui/react/macro';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import type { CodePurpose } from './ask-password.ts';
import { passwordApi } from './password-api.ts';
import { type Contact, passwordProof } from './password-proof.ts';
import { sendProblem } from './send-problem.ts';

/** Sends a code and keeps where it went; answers whether it was sent. [A-279 A-280 A-422] */
export function useSendCode(purpose: CodePurpose) {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const send = async (contact: Contact): Promise<boolean> => {
    setIsBusy(true);
    try {
      passwordProof.codeSent(await passwordApi.sendCode(contact, purpose));
      return true;
    } catch (error) {
      const fallback = purpose === 'password' ? t`failed to send sms!` : t`failed to send SMS`;
      toast.error(sendProblem(error, fallback));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { send, isBusy };
}
