import type { OtpPurpose } from '@perya/contract/identity/calls/session';
import { useState } from 'react';
import { useSubmit } from '../query/use-submit.ts';
import { type Contact, type SentCode, sendCodeTo } from './send-code-to.ts';
import { sendProblem } from './send-problem.ts';

interface SendOptions {
  readonly purpose: OtpPurpose;
  /** Said where the code was not sent. [A-279 A-280] */
  readonly failed: string;
  readonly windowMs?: number;
}

/** Sends a code and keeps where it went, for a screen that asks for it itself. */
export function useSendCodeTo({ purpose, failed, windowMs = 0 }: SendOptions) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const { submit, isBusy } = useSubmit(
    (client, contact: Contact) => sendCodeTo(client, contact, purpose),
    { windowMs, onDone: setSent, problemOf: (error) => sendProblem(error, failed) },
  );
  return { sent, forget: () => setSent(null), send: submit, isSending: isBusy };
}
