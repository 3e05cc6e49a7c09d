import { create } from 'zustand';
import type { Contact, SentCode } from '../../lib/codes/send-code-to.ts';

/** A code for a player who is logged in, or for one who cannot log in. */
export type CodePurpose = 'password' | 'retrieve';

/** What the player has proved on the way to a new password; kept in memory only, so that a reload forgets it. */
interface PasswordProof {
  readonly sent: SentCode | null;
  /** A code that the server has found right. */
  readonly code: string | null;
  readonly oldPassword: string | null;
}

const contactText = (contact: Contact) => ('phone' in contact ? contact.phone : contact.email);

/** A code that has just been sent still serves, and another is not to be had yet. */
export function isStillOut(
  sent: SentCode | null,
  contact: Contact,
  purpose: CodePurpose,
  nowMs: number,
): sent is SentCode {
  return (
    sent !== null &&
    sent.purpose === purpose &&
    contactText(sent.contact) === contactText(contact) &&
    nowMs < sent.resendAtMs
  );
}

const nothing: PasswordProof = { sent: null, code: null, oldPassword: null };

export const usePasswordProof = create<PasswordProof>()(() => nothing);

export const passwordProof = {
  codeSent: (sent: SentCode) => usePasswordProof.setState({ ...nothing, sent }),
  codeFound: (code: string) => usePasswordProof.setState({ code }),
  oldPasswordFound: (oldPassword: string) => usePasswordProof.setState({ ...nothing, oldPassword }),
  forget: () => usePasswordProof.setState(nothing),
};
