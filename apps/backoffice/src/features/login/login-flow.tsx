import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { InvitationStep } from './invitation-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecondStep } from './second-step.ts';

interface LoginFlowProps {
  /** The invitation that was followed here, for a first password. */
  readonly invitation?: string | null;
  /** Who was logged in on this page before, so that only the password is to be typed. */
  readonly email?: string;
  readonly onDone: () => void;
}

/** Password, then the code of the authenticator app or a passkey; a new account sets the app up and is given its recovery codes. */
export function LoginFlow({ invitation = null, email = '', onDone }: LoginFlowProps) {
  const [second, setSecond] = useState<SecondStep | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes !== null) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (second !== null) {
    return (
      <CodeStep
        second={second}
        onDone={(codes) => (codes === null ? onDone() : setRecoveryCodes(codes))}
        onOver={() => setSecond(null)}
      />
    );
  }
  if (invitation !== null) {
    return <InvitationStep invitation={invitation} onDone={setSecond} />;
  }
  return <PasswordStep email={email} onDone={setSecond} />;
}
