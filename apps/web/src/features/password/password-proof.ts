import { create } from 'zustand';

/** Where a code was sent, as the call wants it. */
export type Contact = { readonly phone: string } | { readonly email: string };

export interface SentCode {
  readonly id: string;
  readonly resendAtMs: number;
  readonly contact: Contact;
}

/** What the player has proved on the way to a new password; kept in memory only, so that a reload forgets it. */
interface PasswordProof {
  readonly sent: SentCode | null;
  /** A code that the server has found right. */
  readonly code: string | null;
  readonly oldPassword: string | null;
}

const nothing: PasswordProof = { sent: null, code: null, oldPassword: null };

export const usePasswordProof = create<PasswordProof>()(() => nothing);

export const passwordProof = {
  codeSent: (sent: SentCode) => usePasswordProof.setState({ ...nothing, sent }),
  codeFound: (code: string) => usePasswordProof.setState({ code }),
  oldPasswordFound: (oldPassword: string) => usePasswordProof.setState({ ...nothing, oldPassword }),
  forget: () => usePasswordProof.setState(nothing),
};
