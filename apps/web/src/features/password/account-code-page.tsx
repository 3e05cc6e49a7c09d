import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CodeForm } from './code-form.tsx';
import { PasswordPage } from './password-page.tsx';
import { usePasswordProof } from './password-proof.ts';

/** Checks the code; if none was sent, redirects to the account. [A-281 A-476] */
export function AccountCodePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sent = usePasswordProof((proof) => proof.sent);
  useEffect(() => {
    if (sent === null) void navigate({ to: '/s-account', replace: true });
  }, [sent, navigate]);
  return (
    <PasswordPage title={t`Verify your phone`} backTo="/s-account/verifytype">
      {sent !== null && (
        <CodeForm
          sent={sent}
          purpose="password"
          onFound={() => void navigate({ to: '/s-account/form/password', replace: true })}
        />
      )}
    </PasswordPage>
  );
}
