import { useLingui } from '@lingui/react/macro';
import { readStaffEntrance } from '@perya/contract/staff/calls/entrance';
import { useState } from 'react';
import { useCall } from '../../lib/query/use-call.ts';
import { CodeStep } from './code-step.tsx';
import { CompanyReturn } from './company-return.tsx';
import { CompanyStep } from './company-step.tsx';
import { InvitationStep } from './invitation-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecondStep } from './second-step.ts';
import type { WaysIn } from './ways-in.ts';

/** Until the server has said it, and where it does not. */
const usualWays: WaysIn = { password: true, company: false };

interface LoginFlowProps {
  /** The invitation that was followed here, for a first password. */
  readonly invitation?: string | null;
  /** What the login of the company has sent the browser back with. */
  readonly returned?: string | null;
  /** Who was logged in on this page before, so that only the password is to be typed. */
  readonly email?: string;
  readonly onDone: () => void;
}

/** Password or company account, then the code of the authenticator app or a passkey; a new account sets the app up and is given its recovery codes. */
export function LoginFlow({
  invitation = null,
  returned = null,
  email = '',
  onDone,
}: LoginFlowProps) {
  const { t } = useLingui();
  const { answer } = useCall(readStaffEntrance, {});
  const ways = answer ?? usualWays;
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
  if (returned !== null) {
    return <CompanyReturn query={returned} onSecond={setSecond} onDone={onDone} />;
  }
  if (invitation !== null) {
    return <InvitationStep invitation={invitation} ways={ways} onDone={setSecond} />;
  }
  if (!ways.password) {
    return (
      <CompanyStep
        title={t`Log in`}
        text={t`Here one logs in with the company account.`}
        input={{}}
      />
    );
  }
  return <PasswordStep email={email} hasCompany={ways.company} onDone={setSecond} />;
}
